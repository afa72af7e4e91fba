import { EventBridgeClient, PutEventsCommand } from "@aws-sdk/client-eventbridge";
import { type BusEvents, eventSource } from "@linkedpotential/contract/bus";
import { clientOptions } from "../client-options.ts";
import type { Config } from "../config.ts";
import type { Context } from "../context.ts";
import { assertGranted } from "../outbound-calls.ts";
import { retry } from "../retry.ts";

/** Maximum number of entries per call. Ten of our entries are far below the size limit of 256 KB. */
const entriesMax = 10;
const callsAtOnce = 4;

/** Retry policy. The pauses add up to about two seconds, and all attempts fit into the 30 s that a worker may run. */
const policy = { attempts: 5, firstMs: 200, longestMs: 2000 };

let shared: EventBridgeClient | undefined;
function bus(config: Config): EventBridgeClient {
  // Turn off the SDK's own attempts. `retry` also covers entries that the bus refused.
  const options = clientOptions(config, config.endpoints.bus, { requestMs: 4000 });
  shared ??= new EventBridgeClient({ ...options, maxAttempts: 1 });
  return shared;
}

interface Entry {
  EventBusName: string;
  Source: string;
  DetailType: string;
  Detail: string;
}

/**
 * Publishes events in no particular order.
 * @throws when the bus still refuses an event after the last attempt. Other events may already be published then, so
 * subscribers must be idempotent.
 */
export async function publish<Type extends keyof BusEvents>(
  { config }: Pick<Context, "config">,
  type: Type,
  details: readonly BusEvents[Type][],
): Promise<void> {
  const source = { EventBusName: config.busName, Source: eventSource };
  const entries = details.map((detail) => ({ ...source, DetailType: type, Detail: JSON.stringify(detail) }));
  assertGranted("events:PutEvents");
  for (const wave of chunks(entries, callsAtOnce * entriesMax)) {
    await Promise.all(chunks(wave, entriesMax).map((some) => put(bus(config), some)));
  }
}

const chunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

async function put(client: EventBridgeClient, entries: Entry[]): Promise<void> {
  let left = entries;
  const send = async () => {
    const { Entries = [] } = await client.send(new PutEventsCommand({ Entries: left }));
    left = left.filter((_, index) => !Entries[index]?.EventId);
    if (left.length > 0) throw new Error("entries were refused");
  };
  try {
    await retry(policy, () => true, send);
  } catch (cause) {
    throw new Error(`the bus did not take ${left.length} of ${entries.length} events`, { cause });
  }
}
