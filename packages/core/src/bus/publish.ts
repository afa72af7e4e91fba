import { EventBridgeClient, PutEventsCommand } from "@aws-sdk/client-eventbridge";
import { type BusEvents, eventSource } from "@linkedpotential/contract/bus";
import { clientOptions } from "../client-options.ts";
import { config } from "../config.ts";
import { assertGranted } from "../outbound-calls.ts";
import { retry } from "../retry.ts";

const entriesMax = 10;
const bytesMax = 256 * 1024;

/** The pauses are about two seconds in all. */
const policy = { attempts: 5, firstMs: 200, longestMs: 2000 };

let client: EventBridgeClient | undefined;
function bus(): EventBridgeClient {
  // What fails is tried again here, together with what the bus refuses.
  const once = { maxAttempts: 1, requestHandler: { requestTimeout: 10_000 } };
  client ??= new EventBridgeClient({ ...clientOptions(config().endpoints.bus), ...once });
  return client;
}

interface Entry {
  EventBusName: string;
  Source: string;
  DetailType: string;
  Detail: string;
}

/** What is still refused throws, with events before it on the bus: subscribers must bear repetitions. */
export async function publish<Type extends keyof BusEvents>(
  type: Type,
  details: readonly BusEvents[Type][],
): Promise<void> {
  const source = { EventBusName: config().busName, Source: eventSource };
  const entries = details.map((detail) => ({ ...source, DetailType: type, Detail: JSON.stringify(detail) }));
  assertGranted("events:PutEvents");
  for (const batch of batchesOf(entries)) await put(batch);
}

function* batchesOf(entries: readonly Entry[]): Generator<Entry[]> {
  let batch: Entry[] = [];
  let bytes = 0;
  for (const entry of entries) {
    // A little more than EventBridge counts.
    const size = Buffer.byteLength(JSON.stringify(entry));
    if (batch.length === entriesMax || (batch.length > 0 && bytes + size >= bytesMax)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(entry);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}

async function put(entries: Entry[]): Promise<void> {
  let left = entries;
  const send = async () => {
    const { Entries = [] } = await bus().send(new PutEventsCommand({ Entries: left }));
    left = left.filter((_, index) => !Entries[index]?.EventId);
    if (left.length > 0) throw new Error("entries were refused");
  };
  try {
    await retry(policy, () => true, send);
  } catch (cause) {
    throw new Error(`the bus did not take ${left.length} of ${entries.length} events`, { cause });
  }
}
