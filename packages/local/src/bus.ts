import { randomUUID } from "node:crypto";
import { jsonAnswer, type Responder } from "./http.ts";

/** An event as EventBridge hands it to a Lambda. */
export interface BusEvent {
  version: "0";
  id: string;
  source: string;
  account: string;
  time: string;
  region: string;
  resources: string[];
  "detail-type": string;
  detail: unknown;
}

export interface Subscriber {
  detailType: string;
  handler: (event: BusEvent) => Promise<unknown>;
}

/** The Lambdas that listen to the bus. */
const subscribers: readonly Subscriber[] = [];

interface Entry {
  Source?: string;
  DetailType?: string;
  Detail?: string;
}

/** As often as EventBridge is patient here; in AWS it tries for a day. */
const attempts = 3;

/** The endpoint of Amazon EventBridge (`PutEvents`): answers at once and delivers to the subscribers afterwards. */
export const createBus =
  (listeners: readonly Subscriber[] = subscribers): Responder =>
  async ({ method, path, headers, body }) => {
    if (method !== "POST" || !/^\/__local\/events\/?$/.test(path)) return undefined;
    if (headers["x-amz-target"] !== "AWSEvents.PutEvents") {
      return jsonAnswer(400, { __type: "UnknownOperationException", message: "only PutEvents is known here" });
    }
    const { Entries = [] }: { Entries?: Entry[] } = JSON.parse(body.toString());
    const results = Entries.map((entry) => accept(entry, listeners));
    const FailedEntryCount = results.filter((result) => "ErrorCode" in result).length;
    return jsonAnswer(200, { FailedEntryCount, Entries: results });
  };

function accept({ Source, DetailType, Detail }: Entry, listeners: readonly Subscriber[]) {
  const detail = parsed(Detail);
  if (!Source || !DetailType || detail === undefined) {
    return { ErrorCode: "MalformedDetail", ErrorMessage: "Source, DetailType and Detail as JSON are needed." };
  }
  const event: BusEvent = {
    version: "0",
    id: randomUUID(),
    source: Source,
    account: "000000000000",
    time: new Date().toISOString(),
    region: "eu-central-1",
    resources: [],
    "detail-type": DetailType,
    detail,
  };
  for (const { detailType, handler } of listeners) if (detailType === DetailType) void deliver(event, handler);
  return { EventId: event.id };
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

async function deliver(event: BusEvent, handler: Subscriber["handler"]): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      await handler(event);
      return;
    } catch (error) {
      process.stderr.write(`${event["detail-type"]} was not delivered (attempt ${attempt}): ${error}\n`);
    }
  }
}
