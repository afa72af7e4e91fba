import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { clock } from "@linkedpotential/core/clock";
import type {
  WireCharge,
  WireCustomer,
  WireDispute,
  WireEvent,
  WireIntent,
  WireInvoice,
  WireMethod,
  WireRefund,
  WireSetup,
  WireSubscription,
} from "@linkedpotential/core/payment/wire";
import { newId } from "./objects/object.ts";

interface Answered {
  fingerprint: string;
  status: number;
  body: string;
}

const kinds = [
  "customers",
  "subscriptions",
  "invoices",
  "intents",
  "charges",
  "refunds",
  "disputes",
  "methods",
  "setups",
] as const;

interface Kept {
  customers: Record<string, WireCustomer>;
  subscriptions: Record<string, WireSubscription>;
  invoices: Record<string, WireInvoice>;
  intents: Record<string, WireIntent>;
  charges: Record<string, WireCharge>;
  refunds: Record<string, WireRefund>;
  disputes: Record<string, WireDispute>;
  methods: Record<string, WireMethod>;
  setups: Record<string, WireSetup>;
  events: WireEvent[];
  waiting: string[];
  answers: Record<string, Answered>;
}

const empty = (): Kept => ({
  ...(Object.fromEntries(kinds.map((kind) => [kind, {}])) as Pick<Kept, (typeof kinds)[number]>),
  ...{ events: [], waiting: [], answers: {} },
});

const eventsKept = 5000;

export type Ledger = ReturnType<typeof openLedger>;

export function openLedger(path?: string) {
  const kept = path && existsSync(path) ? { ...empty(), ...(JSON.parse(readFileSync(path, "utf8")) as Kept) } : empty();
  let standing: number | undefined;
  let last: Promise<unknown> = Promise.resolve();
  /** Runs tasks one after another, so that the ledger does not change while webhooks are being delivered. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  }
  const now = (): number => standing ?? Math.floor(clock.now().getTime() / 1000);
  return {
    kept,
    /** Current time by the product's clock, in seconds since 1970. */
    now,
    async at(instant: number, work: () => Promise<void>): Promise<void> {
      standing = instant;
      await work().finally(() => {
        standing = undefined;
      });
    },
    inTurn,
    /**
     * Waits until the condition is met, and runs the work in the same turn, before any other task.
     * @throws after ten seconds
     */
    async inTurnOnce(isMet: () => Promise<boolean>, work: () => Promise<void>): Promise<void> {
      for (let tries = 0; tries < 200; tries += 1) {
        const isDone = await inTurn(async () => {
          if (!(await isMet())) return false;
          await work();
          return true;
        });
        if (isDone) return;
        await wait(50);
      }
      throw new Error("the product has not processed the events of this customer");
    },
    /** Stores an event with a copy of the object, so that later changes of the object do not change the event. */
    emit(type: WireEvent["type"], object: WireEvent["data"]["object"]): void {
      const event: WireEvent = {
        id: newId("evt"),
        object: "event",
        api_version: apiVersion,
        created: now(),
        data: { object: structuredClone(object) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      };
      kept.events.push(event);
      kept.events.splice(0, kept.events.length - eventsKept);
      kept.waiting.push(event.id);
    },
    clear(): void {
      Object.assign(kept, empty());
    },
    save(): void {
      if (!path) return;
      writeFileSync(`${path}.new`, JSON.stringify(kept), { mode: 0o600 });
      renameSync(`${path}.new`, path);
    },
  };
}

const apiVersion = "2026-10-28.endive";
