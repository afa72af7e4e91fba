import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { clock } from "@linkedpotential/core/clock";
import type { Context } from "aws-lambda";
import { type HttpAnswer, jsonAnswer, type Responder } from "./http.ts";
import { lambdaContext } from "./lambda-context.ts";
import { refusal } from "./refusal.ts";

/** The schedules of the product and when they are due, by the wall clock of Berlin (D27). */
const schedules = {
  "follow-ups": { when: "täglich um 07:00", isDue: (time: string) => time === "07:00" },
  "event-reminders": { when: "alle fünf Minuten", isDue: (time: string) => /[05]$/.test(time) },
} as const;

type ScheduleName = keyof typeof schedules;
const names = Object.keys(schedules) as ScheduleName[];
const isSchedule = (text: string): text is ScheduleName => Object.hasOwn(schedules, text);

/** What EventBridge hands the Lambda of a schedule; `time` is its "now". */
interface ScheduledEvent {
  version: "0";
  id: string;
  source: "aws.events";
  "detail-type": "Scheduled Event";
  time: string;
  detail: { schedule: ScheduleName };
}
type ScheduleHandler = (event: ScheduledEvent, context: Context) => Promise<unknown>;

const functionsDirectory = join(import.meta.dirname, "../../functions/src/schedules");
/** A schedule's Lambda may run as long as Lambdas can. */
const timeoutMs = 900_000;

async function handlerOf(name: ScheduleName): Promise<ScheduleHandler | undefined> {
  if (!existsSync(join(functionsDirectory, `${name}.ts`))) return undefined;
  const module: { handler: ScheduleHandler } = await import(`@linkedpotential/functions/schedules/${name}`);
  return module.handler;
}

/** Runs one schedule as if it were `now`. */
async function run(name: ScheduleName, now: Date): Promise<HttpAnswer> {
  const time = now.toISOString();
  const handler = await handlerOf(name);
  if (!handler)
    return jsonAnswer(200, { name, now: time, ran: false, note: "Dieser Zeitplan hat noch nichts zu tun." });
  const id = randomUUID();
  const event: ScheduledEvent = {
    version: "0",
    id,
    source: "aws.events",
    "detail-type": "Scheduled Event",
    time,
    detail: { schedule: name },
  };
  const result = await handler(event, lambdaContext(`schedules-${name}`, id, timeoutMs));
  return jsonAnswer(200, { name, now: time, ran: true, result: result ?? null });
}

/** `GET /__local/schedules` lists them, `POST /__local/schedules/{name}/run` with `{ now? }` runs one. */
export const createSchedules =
  (): Responder =>
  async ({ method, path, body }) => {
    if (method === "GET" && path === "/__local/schedules") {
      return jsonAnswer(
        200,
        names.map((name) => ({ name, when: schedules[name].when, timeZone: "Europe/Berlin" })),
      );
    }
    const name = /^\/__local\/schedules\/([a-z-]+)\/run$/.exec(path)?.[1];
    if (!name || method !== "POST") return undefined;
    if (!isSchedule(name)) return refusal(404, "request.not_found");
    const now = instantOf(body.toString());
    return now ? run(name, now) : refusal(400, "request.invalid");
  };

/** The instant a run is asked for; without a body it is now, undefined when it cannot be read. */
function instantOf(body: string): Date | undefined {
  if (!body.trim()) return clock.now();
  try {
    const { now }: { now?: string } = JSON.parse(body);
    const instant = now === undefined ? clock.now() : new Date(now);
    return Number.isNaN(instant.getTime()) ? undefined : instant;
  } catch {
    return undefined;
  }
}

const berlin = new Intl.DateTimeFormat("de-DE", { timeZone: "Europe/Berlin", hour: "2-digit", minute: "2-digit" });

/** Runs what is due at each full minute, until the process ends. */
export function startScheduler(): void {
  const minute = 60_000;
  const next = () => setTimeout(tick, minute - (Date.now() % minute)).unref();
  const tick = () => {
    const now = new Date();
    for (const name of names) {
      if (!schedules[name].isDue(berlin.format(now))) continue;
      run(name, now).catch((error) => process.stderr.write(`schedule ${name} failed: ${error?.stack ?? error}\n`));
    }
    next();
  };
  next();
}
