import { EventBridgeClient, PutEventsCommand } from "@aws-sdk/client-eventbridge";
import { type BusEvents, eventSource } from "@linkedpotential/contract/bus";
import { clientOptions } from "../client-options.ts";
import type { Config } from "../config.ts";
import type { Context } from "../context.ts";
import { assertGranted } from "../outbound-calls.ts";
import { retry } from "../retry.ts";

/** Maximum entries per call. Entries of our size are far below the limit of 256 KB. */
const entriesMax = 10;
const callsAtOnce = 4;

/** Pauses add up to about two seconds, and all attempts fit into the 30 s of a worker. */
const policy = { attempts: 5, firstMs: 200, longestMs: 2000 };

let shared: EventBridgeClient | undefined;
function bus(config: Config): EventBridgeClient {
  // `retry` replaces the SDK's attempts, because it also covers entries that the bus refused.
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
 * @throws when the bus refuses an event for good; others may be published by then, so subscribers must be idempotent
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
