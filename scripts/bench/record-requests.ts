import * as sdk from "@aws-sdk/client-dynamodb";

interface Recorded {
  command: string;
  input: object;
  startedAt: number;
  endedAt: number;
}

let seen: Recorded[] | undefined;

export async function prepareRecording(): Promise<void> {
  const { dynamoDb } = await import("@linkedpotential/core/db/client");
  dynamoDb.middlewareStack.add(
    (next, context) => async (args) => {
      if (!seen) return next(args);
      // The body is DynamoDB JSON, which the low-level client accepts unchanged.
      const { body } = args.request as { body: Uint8Array };
      const command = String(context.commandName);
      const one = {
        command,
        input: JSON.parse(new TextDecoder().decode(body)),
        startedAt: performance.now(),
        endedAt: 0,
      };
      seen.push(one);
      const result = await next(args);
      one.endedAt = performance.now();
      return result;
    },
    { step: "finalizeRequest", name: "recording", priority: "high" },
  );
}

export async function recordRequests(work: () => Promise<unknown>): Promise<Recorded[][]> {
  const recorded: Recorded[] = [];
  seen = recorded;
  await work();
  seen = undefined;
  const groups: Recorded[][] = [];
  for (const one of recorded.toSorted((a, b) => a.startedAt - b.startedAt)) {
    const last = groups.at(-1);
    if (last?.some((other) => other.endedAt > one.startedAt)) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

interface Put {
  Item: { sk: { S: string } };
}
type Input = object & { TransactItems?: { Put?: Put }[]; ClientRequestToken?: string };

/** Returns the recorded request with new keys, so that it creates another item. */
function withNewKeys(input: Input, time: number): object {
  const { ClientRequestToken: _ofTheFirst, TransactItems, ...rest } = input;
  if (!TransactItems) return rest;
  const renamed = ({ Item, ...put }: Put) => ({ ...put, Item: { ...Item, sk: { S: `${Item.sk.S}-${time}` } } });
  return { ...rest, TransactItems: TransactItems.map((part) => (part.Put ? { Put: renamed(part.Put) } : part)) };
}

type AnyCommand = new (input: object) => Parameters<sdk.DynamoDBClient["send"]>[0];

export function replay(groups: Recorded[][]): () => Promise<void> {
  const client = new sdk.DynamoDBClient({
    region: "eu-central-1",
    endpoint: process.env.DYNAMODB_ENDPOINT ?? "",
    credentials: { accessKeyId: process.env.DYNAMODB_ACCESS_KEY_ID || "local", secretAccessKey: "local" },
  });
  const commands = sdk as unknown as Record<string, AnyCommand>;
  let times = 0;
  const send = ({ command, input }: Recorded) => {
    const Command = commands[command];
    if (!Command) throw new Error(`no ${command}`);
    return client.send(new Command(withNewKeys(input, times)));
  };
  return async () => {
    times += 1;
    for (const group of groups) await Promise.all(group.map(send));
  };
}
