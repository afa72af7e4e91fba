import { randomUUID } from "node:crypto";
import { type ScheduleId, schedules, type Timing } from "@linkedpotential/contract/background";
import { timeInBerlin } from "@linkedpotential/contract/dates";
import { clock } from "@linkedpotential/core/clock";
import * as z from "zod/mini";
import { delivered } from "../events/bus.ts";
import { type HttpAnswer, jsonAnswer, type Responder } from "../http/messages.ts";
import { refusal } from "../http/refusal.ts";
import { withInput } from "../http/tool-input.ts";
import { invoke } from "../lambda/invoke.ts";

interface Schedule {
  id: ScheduleId;
  name: string;
  timing: Timing;
}

const all: Schedule[] = (Object.keys(schedules) as ScheduleId[]).map((id) => ({
  ...schedules[id],
  id,
  name: id.replace("schedules/", ""),
}));

async function run({ id, name }: Schedule, now: Date): Promise<HttpAnswer> {
  const time = now.toISOString();
  // The input has the same format as that of EventBridge Scheduler (stacks/schedules.ts).
  const result = await invoke(id, { id: randomUUID(), time });
  await delivered();
  return jsonAnswer(200, { name, now: time, ran: true, result });
}

const inWords = (timing: Timing): string =>
  "daily" in timing ? `täglich um ${timing.daily}` : `alle ${timing.everyMinutes} Minuten`;

/** Lists the schedules, or runs one. The optional `now` in the body sets the time at which it runs. */
export const createSchedules = (): Responder => async (request) => {
  const { method, path } = request;
  if (method === "GET" && path === "/__local/schedules") {
    const list = all.map(({ name, timing }) => ({
      name,
      when: inWords(timing),
      timeZone: "Europe/Berlin",
    }));
    return jsonAnswer(200, list);
  }
  const name = /^\/__local\/schedules\/([a-z-]+)\/run$/.exec(path)?.[1];
  if (!name || method !== "POST") return undefined;
  const schedule = all.find((one) => one.name === name);
  if (!schedule) return refusal(404, "request.not_found");
  return withInput(runInput, request, ({ now }) => run(schedule, now === undefined ? clock.now() : new Date(now)));
};

/** Body of a run. `now` is in ISO 8601 with a four-digit year. Defaults to the current time. */
const runInput = z.object({
  now: z.optional(
    z.string().check(
      z.regex(/^\d{4}-/),
      z.refine((text) => !Number.isNaN(Date.parse(text))),
    ),
  ),
});

function isDue(timing: Timing, now: Date): boolean {
  const time = timeInBerlin(now);
  if ("daily" in timing) return time === timing.daily;
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return (hours * 60 + minutes) % timing.everyMinutes === 0;
}

/**
 * Returns the schedules that start in the minute of an instant.
 * @internal
 */
export const dueSchedules = (now: Date): Schedule[] => all.filter(({ timing }) => isDue(timing, now));

export function startScheduler(): void {
  const minute = 60_000;
  const next = () => setTimeout(tick, minute - (Date.now() % minute)).unref();
  const tick = () => {
    const now = new Date();
    for (const schedule of dueSchedules(now)) {
      run(schedule, now).catch((error) =>
        process.stderr.write(`schedule ${schedule.name} failed: ${error?.stack ?? error}\n`),
      );
    }
    next();
  };
  next();
}
