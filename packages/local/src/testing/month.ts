import { dayText, weekdayText } from "@linkedpotential/contract/date-texts";
import { addDays, berlinInstant } from "@linkedpotential/contract/dates";
import { reminderHours } from "@linkedpotential/contract/live-trainings/reminder-hours";
import type { Mail } from "../mail/mailbox.ts";
import { createSchedules } from "../scheduling/scheduler.ts";
import { type ReadyAccount, readyAccount } from "./accounts.ts";
import { withFault } from "./faults.ts";
import { storedItems } from "./items.ts";
import { liveTrainingCalls } from "./live-trainings.ts";
import { plainRequest } from "./request.ts";
import type { TestStack } from "./stack.ts";

/** Behavior of a schedule run. A `killed` run aborts at one database call. The schedule then runs again, as in AWS. */
export interface Course {
  way: "once" | "twice" | "together" | "killed";
  call: number;
  moment: "before" | "after";
}

interface MonthWish {
  people: number;
  /** Number of leads of all users together. Each lead has a follow-up. */
  leads: number;
  /** Number of live trainings. All users are registered for all of them. */
  events: number;
  /** Days of the month on which there are follow-ups and live trainings. */
  days: readonly number[];
  /** Behaviors of the runs, used in turn. */
  courses: readonly Course[];
  /**
   * Interval of the event reminder schedule in minutes. When absent, the schedule runs only at times when a reminder is
   * due.
   */
  everyMinutes?: number;
}

interface Month {
  /** Expected mails and notifications of all users, as sorted lines. `sent` contains the actual ones. */
  due: string[];
  sent: string[];
  runs: number;
}

const begin = "2027-02-27T09:00:00.000Z";
const dayOf = (day: number): string => `2027-03-${String(day).padStart(2, "0")}`;

/**
 * Simulates March 2027 by running the schedules of each day. The month contains the change to daylight saving time.
 * Leads and live trainings are spread over it.
 */
export async function simulateMonth(stack: TestStack, wish: MonthWish): Promise<Month> {
  stack.setNow(begin);
  const people = await Promise.all(Array.from({ length: wish.people }, () => readyAccount({ plan: "premium" })));
  const due = [...(await addLeads(stack, people, wish)), ...(await addEvents(stack, people, wish))];
  const before = new Set(stack.mails());
  const runs = await live(stack, wish);
  const mails = stack.mails().filter((mail) => !before.has(mail));
  const addresses = new Set(people.map(({ user }) => user.email));
  const ids = new Set(people.map(({ user }) => user.id));
  const bell = (await storedItems()).filter(
    ({ __edb_e__: entity, userId }) => entity === "notification" && ids.has(Number(userId)),
  );
  const sent = [
    ...mails.filter(({ to }) => addresses.has(to)).map((mail) => `${mail.to} ${occasionOf(mail)}`),
    ...bell.map(({ userId, type, relatedId }) => `${userId} ${type} ${relatedId}`),
  ];
  stack.setNow();
  return { due: due.sort(), sent: sent.sort(), runs };
}

/** Returns what a mail is about. The subject of the mail of due follow-ups does not name its day. */
function occasionOf({ subject, text }: Mail): string {
  const day = /für heute \((.*)\)/.exec(text)?.[1];
  return day ? `Follow-ups ${day}` : subject;
}

const columns = "Name;Unternehmen;Position;Follow-up-Datum\n";

async function addLeads(stack: TestStack, people: readonly ReadyAccount[], wish: MonthWish): Promise<string[]> {
  const due: string[] = [];
  for (const [place, { user, token }] of people.entries()) {
    const own = Array.from({ length: wish.leads }, (_, index) => index).filter(
      (index) => index % people.length === place,
    );
    const dates = own.map((_, index) => dayOf(wish.days[index % wish.days.length] ?? 1));
    for (let from = 0; from < dates.length; from += 500) {
      const lines = dates.slice(from, from + 500).map((date, index) => `Lead ${from + index};Nord AG;CEO;${date}\n`);
      const answer = await stack.call("leads/import", { token, body: { csv: columns + lines.join("") } });
      if (answer.status !== 201) throw new Error(answer.text);
    }
    due.push(...dates.map((_, index) => `${user.id} crm_followup ${index + 1}`));
    due.push(...[...new Set(dates)].map((date) => `${user.email} Follow-ups ${dayText(date, "de")}`));
  }
  return due;
}

async function addEvents(stack: TestStack, people: readonly ReadyAccount[], wish: MonthWish): Promise<string[]> {
  const calls = await liveTrainingCalls(stack);
  const { ParticipationEntity } = await import("@linkedpotential/core/live-trainings/seats/participation.entity");
  const due: string[] = [];
  for (let index = 0; index < wish.events; index += 1) {
    const title = `Event ${index}`;
    const start = startOf(index, wish);
    const liveTrainingId = await calls.announce({ title, ...start, maxParticipants: 200 });
    const seats = people.map(({ user }) => ({ userId: user.id, liveTrainingId, registeredAt: begin }));
    await ParticipationEntity.put(seats).go();
    for (const { user } of people) {
      due.push(
        `${user.email} ${weekdayText(start.date, "de")} um ${start.time}: ${title}`,
        `${user.email} Um ${start.time} geht es los: ${title}`,
      );
      due.push(...reminderHours.map(() => `${user.id} event_reminder ${liveTrainingId}`));
    }
  }
  return due;
}

const startOf = (index: number, { days }: MonthWish) => ({
  date: dayOf(days[index % days.length] ?? 1),
  time: `${String(9 + (index % 11)).padStart(2, "0")}:00`,
});

function moments(wish: MonthWish): { name: string; at: Date }[] {
  const last = addDays(dayOf(31), 1);
  const mornings: { name: string; at: Date }[] = [];
  for (let date = dayOf(1); date < last; date = addDays(date, 1)) {
    if (wish.everyMinutes || wish.days.some((day) => dayOf(day) === date)) {
      mornings.push({ name: "follow-ups", at: berlinInstant(date, "07:00") });
    }
  }
  return [...mornings, ...looksForReminders(wish)].sort((one, other) => one.at.getTime() - other.at.getTime());
}

function looksForReminders(wish: MonthWish): { name: string; at: Date }[] {
  const name = "event-reminders";
  if (wish.everyMinutes) {
    const step = wish.everyMinutes * 60_000;
    const [first, end] = [berlinInstant("2027-02-28", "00:00"), berlinInstant("2027-04-01", "00:00")];
    const count = (end.getTime() - first.getTime()) / step;
    return Array.from({ length: count }, (_, index) => ({ name, at: new Date(first.getTime() + index * step) }));
  }
  const starts = Array.from({ length: wish.events }, (_, index) => startOf(index, wish));
  const due = starts.flatMap(({ date, time }) =>
    reminderHours.map((hours) => berlinInstant(date, time).getTime() - hours * 3_600_000),
  );
  return [...new Set(due)].map((at) => ({ name, at: new Date(at) }));
}

async function live(stack: TestStack, wish: MonthWish): Promise<number> {
  const schedules = createSchedules();
  let runs = 0;
  const run = async (name: string, now: string) => {
    runs += 1;
    const body = Buffer.from(JSON.stringify({ now }));
    await schedules(plainRequest(`/__local/schedules/${name}/run`, { method: "POST", body }));
  };
  for (const [index, { name, at }] of moments(wish).entries()) {
    const now = at.toISOString();
    const { way, call, moment } = wish.courses[index % wish.courses.length] ?? {
      way: "once",
      call: 1,
      moment: "after",
    };
    stack.setNow(now);
    if (way === "together") await Promise.all([run(name, now), run(name, now)]);
    if (way === "twice") await run(name, now);
    if (way === "killed") await withFault({ call, moment, isLasting: true }, () => run(name, now).catch(() => {}));
    if (way !== "together") await run(name, now);
    await stack.deliver();
  }
  return runs;
}
