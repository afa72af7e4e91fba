import { addDays } from "@linkedpotential/contract/dates";
import { nextTouchDate } from "@linkedpotential/contract/leads/rhythm";
import { leadStatuses } from "@linkedpotential/contract/leads/statuses";
import { lead } from "@linkedpotential/fixtures/leads";
import fc from "fast-check";
import { expect, it } from "vitest";
import { clientsWithoutRhythm, suggestContacts } from "./keep-in-touch.ts";

const today = "2027-03-12";
const now = `${today}T10:00:00.000Z`;
const daysAgo = (days: number) => `${addDays(today, -days)}T10:00:00.000Z`;

const anyLead = fc.record({
  status: fc.constantFrom(...leadStatuses),
  rhythmWeeks: fc.option(fc.integer({ min: 1, max: 52 })),
  lastTouchAt: fc.option(fc.integer({ min: 0, max: 400 }).map(daysAgo)),
  createdAt: fc.integer({ min: 0, max: 800 }).map(daysAgo),
  followUpDate: fc.option(fc.integer({ min: -20, max: 60 }).map((days) => addDays(today, days))),
  followUpCompleted: fc.boolean(),
});
const anyLeads = fc
  .array(anyLead, { maxLength: 40 })
  .map((all) =>
    all.map((one, index) => lead({ ...one, lastTouchType: one.lastTouchAt === null ? null : "call", id: index + 1 })),
  );
const anyPerDay = fc.integer({ min: 1, max: 20 });
const settings = (keepInTouchPerDay: number, keepInTouchPausedUntil: string | null = null) => ({
  keepInTouchPerDay,
  keepInTouchPausedUntil,
});

it("suggests at most the chosen number per day, those already contacted today included", () => {
  fc.assert(
    fc.property(anyLeads, anyPerDay, (leads, perDay) => {
      const { due, contacted } = suggestContacts(leads, settings(perDay), today);
      expect(due.length).toBeLessThanOrEqual(Math.max(0, perDay - contacted));
    }),
  );
});

it("works through the day: each contact takes its person away, until the number of the day is reached", () => {
  fc.assert(
    fc.property(anyLeads, anyPerDay, (leads, perDay) => {
      const contactedBefore = suggestContacts(leads, settings(perDay), today).contacted;
      let current = leads;
      let made = 0;
      for (;;) {
        const [first] = suggestContacts(current, settings(perDay), today).due;
        if (!first) break;
        const { id } = first.lead;
        current = current.map((one) => (one.id === id ? { ...one, lastTouchAt: now, lastTouchType: "call" } : one));
        made += 1;
        expect(suggestContacts(current, settings(perDay), today).due.map((one) => one.lead.id)).not.toContain(id);
      }
      expect(made + contactedBefore).toBeLessThanOrEqual(Math.max(perDay, contactedBefore));
    }),
  );
});

it("suggests only people whose rhythm has elapsed, longest overdue first, and nobody who is lost or planned", () => {
  fc.assert(
    fc.property(anyLeads, anyPerDay, (leads, perDay) => {
      const { due, next } = suggestContacts(leads, settings(perDay), today);
      for (const { lead: one, dueDate } of due) {
        expect(dueDate).toBe(nextTouchDate(one));
        expect(dueDate <= today).toBe(true);
        expect(one.status).not.toBe("lost");
        expect(one.followUpDate === null || one.followUpCompleted).toBe(true);
      }
      const dates = due.map(({ dueDate }) => dueDate);
      expect(dates).toEqual(dates.toSorted());
      if (next) expect(next.dueDate > today).toBe(true);
    }),
  );
});

it("suggests nobody up to the last day of a pause, and everybody after it", () => {
  fc.assert(
    fc.property(anyLeads, anyPerDay, fc.integer({ min: 0, max: 60 }), (leads, perDay, days) => {
      expect(suggestContacts(leads, settings(perDay, addDays(today, days)), today).due).toEqual([]);
      const afterPause = suggestContacts(leads, settings(perDay, addDays(today, -1 - days)), today);
      expect(afterPause).toEqual(suggestContacts(leads, settings(perDay), today));
    }),
  );
});

it("counts the day in the account's time zone", () => {
  const touched = lead({ rhythmWeeks: 1, lastTouchAt: "2027-03-05T03:00:00.000Z", lastTouchType: "call" });
  const people = (timezone: string) => suggestContacts([touched], settings(5), "2027-03-11", timezone).due;
  expect(people("America/New_York")).toHaveLength(1);
  expect(people("Europe/Berlin")).toHaveLength(0);
});

it("offers a rhythm for won leads without one, those with the oldest contact first", () => {
  const leads = [
    lead({ id: 1, status: "won", lastTouchAt: daysAgo(5) }),
    lead({ id: 2, status: "won", lastTouchAt: daysAgo(90) }),
    lead({ id: 3, status: "won", rhythmWeeks: 4 }),
    lead({ id: 4, status: "proposal" }),
  ];
  expect(clientsWithoutRhythm(leads).map(({ id }) => id)).toEqual([2, 1]);
});
