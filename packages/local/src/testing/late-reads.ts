interface Read {
  ConsistentRead?: boolean;
  IndexName?: string;
  RequestItems?: Record<string, Read>;
}

let found: Set<string> | undefined;
let isWatching = false;

/**
 * What work reads as it may have been a moment ago: the names of the entities that it reads by their keys without asking
 * for the last state. The embedded engine always has that, DynamoDB does not. Indexes have it nowhere.
 *
 * @internal
 */
export async function lateReads(work: () => Promise<unknown>): Promise<string[]> {
  const { dynamoDb } = await import("@linkedpotential/core/db/client");
  if (!isWatching) {
    dynamoDb.middlewareStack.add(
      (send, { commandName = "" }) =>
        (request) => {
          if (/^(Get|Query|BatchGet)/.test(commandName)) note(request.input as Read);
          return send(request);
        },
      { step: "initialize", name: "late-reads" },
    );
  }
  isWatching = true;
  found = new Set();
  await work();
  return [...found].sort();
}

function note(read: Read): void {
  for (const one of Object.values(read.RequestItems ?? { one: read })) {
    if (one.ConsistentRead || one.IndexName) continue;
    for (const [, entity = ""] of JSON.stringify(one).matchAll(/\$([a-z-]+)_1/g)) found?.add(entity);
  }
}
