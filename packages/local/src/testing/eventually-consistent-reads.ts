interface Read {
  ConsistentRead?: boolean;
  IndexName?: string;
  RequestItems?: Record<string, Read>;
}

let found: Set<string> | undefined;
let isWatching = false;

/**
 * Returns the names of the entities that `work` reads by key without strong consistency. DynamoDB may answer such reads
 * with older data, but the embedded engine never does. Index queries are left out, because they cannot be strongly
 * consistent.
 * @internal
 */
export async function eventuallyConsistentReads(work: () => Promise<unknown>): Promise<string[]> {
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
