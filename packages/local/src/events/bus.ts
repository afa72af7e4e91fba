import { randomUUID } from "node:crypto";
import { type SubscriberId, subscribers, type WorkerId, workers } from "@linkedpotential/contract/background";
import { type MailEvent, type MailEventType, mailEventSource } from "@linkedpotential/contract/bus";
import * as z from "zod/mini";
import { jsonAnswer, type Responder } from "../http/messages.ts";
import { withInput } from "../http/tool-input.ts";
import { createQueue } from "./queue.ts";

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

interface Rule extends Subscriber {
  id: SubscriberId;
}

/**
 * Rules of the bus: one per subscriber and event type, as in `stacks/`, so that every subscriber gets its own message.
 */
const rules: readonly Rule[] = (Object.keys(workers) as WorkerId[]).flatMap((worker) => {
  const send = createQueue(worker);
  return workers[worker].flatMap((id) =>
    subscribers[id].map((detailType) => ({
      id,
      detailType,
      handler: ({ "detail-type": type, detail }: BusEvent) => send({ subscriber: id, "detail-type": type, detail }),
    })),
  );
});

const text = z.optional(z.string());
const putEvents = z.object({
  Entries: z.array(z.object({ Source: text, DetailType: text, Detail: text })),
});
type Entry = z.output<typeof putEvents>["Entries"][number];

/** Pauses before the retries of a failed event. After the last one, AWS moves the event to the dead-letter queue. */
export const queuePausesMs: readonly number[] = [60_000, 120_000];

const underWay = new Set<Promise<void>>();
const waiting = new Set<NodeJS.Timeout>();

/** Waits until no delivery is running, including deliveries of events that subscribers publish. */
export const delivered = async (): Promise<void> => {
  while (underWay.size > 0) await Promise.all(underWay);
};

/** Waits for running deliveries and cancels scheduled retries. */
export async function endDeliveries(): Promise<void> {
  await delivered();
  for (const pause of waiting) clearTimeout(pause);
  waiting.clear();
}

export const createBus =
  (listeners: readonly Subscriber[] = rules, pausesMs = queuePausesMs): Responder =>
  async (request) => {
    const { method, path, headers } = request;
    if (method !== "POST" || !/^\/__local\/events\/?$/.test(path)) return undefined;
    if (headers["x-amz-target"] !== "AWSEvents.PutEvents") {
      return jsonAnswer(400, { __type: "UnknownOperationException", message: "only PutEvents is known here" });
    }
    return withInput(putEvents, request, async ({ Entries }) => {
      const results = Entries.map((entry) => accept(entry, listeners, pausesMs));
      const FailedEntryCount = results.filter((result) => "ErrorCode" in result).length;
      return jsonAnswer(200, { FailedEntryCount, Entries: results });
    });
  };

function accept({ Source, DetailType, Detail }: Entry, listeners: readonly Subscriber[], pausesMs: readonly number[]) {
  const detail = parsed(Detail);
  if (!Source || !DetailType || detail === undefined) {
    return { ErrorCode: "MalformedDetail", ErrorMessage: "Source, DetailType and Detail as JSON are needed." };
  }
  const event = busEvent(Source, DetailType, detail);
  startDeliveries(event, listeners, pausesMs);
  return { EventId: event.id };
}

export const busEvent = (source: string, type: string, detail: object, id: string = randomUUID()): BusEvent => ({
  version: "0",
  id,
  source,
  account: "000000000000",
  time: new Date().toISOString(),
  region: "eu-central-1",
  resources: [],
  "detail-type": type,
  detail,
});

const listenersOf = <Listener extends Subscriber>(event: BusEvent, listeners: readonly Listener[]): Listener[] =>
  listeners.filter(({ detailType }) => detailType === event["detail-type"]);

function startDeliveries(event: BusEvent, listeners: readonly Subscriber[], pausesMs: readonly number[]): void {
  for (const { handler } of listenersOf(event, listeners)) startDelivery(event, handler, pausesMs);
}

function startDelivery(event: BusEvent, handler: Subscriber["handler"], pausesMs: readonly number[]): void {
  const delivery = deliver(event, handler, pausesMs).finally(() => underWay.delete(delivery));
  underWay.add(delivery);
}

/**
 * Subscribers that have already processed an event, by event id. Only contains events that other subscribers still have
 * to process.
 */
const taken = new Map<string, Set<SubscriberId>>();

/**
 * Delivers an event to the subscribers that have not processed it yet.
 * @throws the error of the first subscriber that fails
 */
export async function deliverToSubscribers(event: BusEvent): Promise<void> {
  const done = taken.get(event.id) ?? new Set();
  const due = listenersOf(event, rules).filter(({ id }) => !done.has(id));
  const handed = await Promise.allSettled(due.map(({ id, handler }) => handler(event).then(() => done.add(id))));
  const failure = handed.find(({ status }) => status === "rejected");
  if (failure?.status !== "rejected") return void taken.delete(event.id);
  taken.set(event.id, done);
  throw failure.reason;
}

export const deliverMailEvent = (type: MailEventType, detail: MailEvent): void =>
  startDeliveries(busEvent(mailEventSource, type, detail), rules, queuePausesMs);

function parsed(detail: string | undefined): object | undefined {
  try {
    const value: unknown = JSON.parse(detail ?? "");
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

async function deliver(event: BusEvent, handler: Subscriber["handler"], pausesMs: readonly number[]): Promise<void> {
  try {
    await handler(event);
  } catch (error) {
    const [pause, ...rest] = pausesMs;
    const outlook = pause === undefined ? "given up" : `again in ${pause / 1000} s`;
    process.stderr.write(`${event["detail-type"]} was not delivered, ${outlook}: ${error}\n`);
    if (pause === undefined) return;
    const again = setTimeout(() => {
      waiting.delete(again);
      startDelivery(event, handler, rest);
    }, pause).unref();
    waiting.add(again);
  }
}
