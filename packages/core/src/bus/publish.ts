import { setTimeout as wait } from "node:timers/promises";
import { type BusEvents, type EventType, eventSource } from "@linkedpotential/contract/bus";
import { admitted, assertGranted } from "../gate.ts";
import { awsRegion, signedCall } from "../signed-call.ts";

/** What one call of PutEvents takes. */
const entriesMax = 10;
const bytesMax = 256 * 1024;

/** The pauses between them grow to about two seconds in all. */
const attempts = 5;
const callMs = 10_000;

interface Entry {
  EventBusName: string;
  Source: string;
  DetailType: string;
  Detail: string;
}

/**
 * Puts events of one type on the bus (EventBridge). What the bus refuses is tried again a few times.
 *
 * @throws when events are still refused; those before them are on the bus, so subscribers must bear repetitions
 */
export async function publish<Type extends EventType>(type: Type, details: readonly BusEvents[Type][]): Promise<void> {
  assertGranted("events:PutEvents");
  await admitted();
  const bus = { EventBusName: process.env.BUS_NAME ?? "linkedpotential", Source: eventSource };
  const entries = details.map((detail) => ({ ...bus, DetailType: type, Detail: JSON.stringify(detail) }));
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
  let cause: unknown;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      left = await refusedOf(left);
    } catch (error) {
      cause = error;
    }
    if (left.length === 0) return;
    if (attempt < attempts) await wait(Math.random() * 100 * 2 ** attempt);
  }
  throw new Error(`the bus did not take ${left.length} of ${entries.length} events`, { cause });
}

/** Sends the entries in one call; answers those that were not taken. */
async function refusedOf(entries: Entry[]): Promise<Entry[]> {
  const { BUS_ENDPOINT } = process.env;
  const answer = await signedCall("events", BUS_ENDPOINT || `https://events.${awsRegion()}.amazonaws.com/`, {
    headers: { "content-type": "application/x-amz-json-1.1", "x-amz-target": "AWSEvents.PutEvents" },
    body: JSON.stringify({ Entries: entries }),
    signal: AbortSignal.timeout(callMs),
    // Tried again here, together with refused entries.
    retries: 0,
  });
  if (!answer.ok) throw new Error(`the bus answered ${answer.status}`);
  const { Entries = [] } = (await answer.json()) as { Entries?: { EventId?: string }[] };
  return entries.filter((_, index) => !Entries[index]?.EventId);
}
