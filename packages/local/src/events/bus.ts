import { randomUUID } from "node:crypto";
import { type SubscriberId, subscribers } from "@linkedpotential/contract/background";
import { type MailEvent, type MailEventType, mailEventSource } from "@linkedpotential/contract/bus";
import * as z from "zod/mini";
import { jsonAnswer, type Responder } from "../http/messages.ts";
import { withInput } from "../http/tool-input.ts";
import { invoke } from "../lambda/invoke.ts";

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

const subscribed: readonly Subscriber[] = (Object.keys(subscribers) as SubscriberId[]).flatMap((id) =>
  subscribers[id].map((detailType) => ({
    detailType,
    // As the queue of the subscriber hands it over.
    handler: (event: BusEvent) => invoke(id, { Records: [{ messageId: event.id, body: JSON.stringify(event) }] }),
  })),
);

const text = z.optional(z.string());
const putEvents = z.object({
  Entries: z.array(z.object({ Source: text, DetailType: text, Detail: text })),
});
type Entry = z.output<typeof putEvents>["Entries"][number];

/** After these pauses a failed event is handed over again; what fails even then is a dead letter in AWS. */
export const queuePausesMs: readonly number[] = [60_000, 120_000];

const underWay = new Set<Promise<void>>();
const waiting = new Set<NodeJS.Timeout>();

export const delivered = async (): Promise<void> => {
  await Promise.all(underWay);
};

/** Waits for what is under way and drops what waits for its next try. */
export async function endDeliveries(): Promise<void> {
  await delivered();
  for (const pause of waiting) clearTimeout(pause);
  waiting.clear();
}

export const createBus =
  (listeners: readonly Subscriber[] = subscribed, pausesMs = queuePausesMs): Responder =>
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
  hand(event, listeners, pausesMs);
  return { EventId: event.id };
}

export const busEvent = (source: string, type: string, detail: object): BusEvent => ({
  version: "0",
  id: randomUUID(),
  source,
  account: "000000000000",
  time: new Date().toISOString(),
  region: "eu-central-1",
  resources: [],
  "detail-type": type,
  detail,
});

const listenersOf = (event: BusEvent, listeners: readonly Subscriber[]): readonly Subscriber[] =>
  listeners.filter(({ detailType }) => detailType === event["detail-type"]);

function hand(event: BusEvent, listeners: readonly Subscriber[], pausesMs: readonly number[]): void {
  for (const { handler } of listenersOf(event, listeners)) begin(event, handler, pausesMs);
}

function begin(event: BusEvent, handler: Subscriber["handler"], pausesMs: readonly number[]): void {
  const delivery = deliver(event, handler, pausesMs).finally(() => underWay.delete(delivery));
  underWay.add(delivery);
}

/** @throws what one of the subscribers throws */
export async function handOver(event: BusEvent): Promise<void> {
  const handed = await Promise.allSettled(listenersOf(event, subscribed).map(({ handler }) => handler(event)));
  for (const outcome of handed) if (outcome.status === "rejected") throw outcome.reason;
}

export const deliverMailEvent = (type: MailEventType, detail: MailEvent): void =>
  hand(busEvent(mailEventSource, type, detail), subscribed, queuePausesMs);

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
      begin(event, handler, rest);
    }, pause).unref();
    waiting.add(again);
  }
}
