import type { CompanyDay, SavedDays } from "@linkedpotential/contract/business/company/schema";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyDay, type KpiDay } from "../../../parts/kpis/kpi-day.ts";
import {
  nextChanges,
  nothingPending,
  ownDays,
  readPending,
  unsavedFields,
  withDifference,
  withoutSent,
  withSaved,
  writePending,
} from "./pending-days.ts";

const memberId = 7;
const day = fc
  .record({
    id: fc.constantFrom("a", "b", "c", "d"),
    count: fc.constantFrom("", "1", "2"),
    on: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ id, count, on }): KpiDay => ({ ...emptyDay(id, `2027-03-0${on}`), leadsKontaktiert: count }));
const days = fc.uniqueArray(day, { selector: ({ id }) => id });
const stored = days.map((all): CompanyDay[] => all.map((one) => ({ ...one, memberId })));

/** Saves all changes as a server without other devices does. */
const saveAll = (changes: ReturnType<typeof nextChanges>): SavedDays => ({
  saved: changes.flatMap(({ id, after }) => (after ? [{ id, memberId, ...after }] : [])),
  deleted: changes.filter(({ after }) => !after).map(({ id }) => id),
  conflicts: [],
});
const sorted = (all: readonly KpiDay[]) =>
  all.toSorted((a, b) => a.id.localeCompare(b.id)).map(({ memberId: _, ...one }) => one);

describe("changes that the server has not stored yet", () => {
  it("show what the person entered, before and after they are stored", () => {
    fc.assert(
      fc.property(stored, days, days, (server, first, second) => {
        const afterFirst = withDifference(nothingPending, server, first);
        const shown = ownDays(server, afterFirst, memberId);
        expect(sorted(shown)).toEqual(sorted(first));
        const pending = withDifference(afterFirst, shown, second);
        expect(sorted(ownDays(server, pending, memberId))).toEqual(sorted(second));
        const sent = nextChanges(pending, 100);
        const answer = saveAll(sent);
        expect(withoutSent(pending, sent, answer)).toEqual({});
        expect(sorted(ownDays(withSaved(server, answer), {}, memberId))).toEqual(sorted(second));
      }),
    );
  });

  it("keep the changes made while an earlier one was sent", () => {
    fc.assert(
      fc.property(stored, days, days, (server, first, second) => {
        const sentPending = withDifference(nothingPending, server, first);
        const sent = nextChanges(sentPending, 100);
        const later = withDifference(sentPending, ownDays(server, sentPending, memberId), second);
        const answer = saveAll(sent);
        const left = withoutSent(later, sent, answer);
        expect(sorted(ownDays(withSaved(server, answer), left, memberId))).toEqual(sorted(second));
      }),
    );
  });

  it("survive a reload, and unreadable ones are dropped", () => {
    const pending = withDifference(nothingPending, [], [emptyDay("a", "2027-03-01")]);
    expect(readPending(writePending(pending))).toEqual(pending);
    for (const text of [null, "", "kaputt", "5", "[]"]) expect(readPending(text)).toEqual({});
  });

  it("contain all of a day but a text that is too long, which waits until it is shortened", () => {
    const long = { ...emptyDay("a", "2027-03-01"), leadsKontaktiert: "5", zielgruppe: "ä".repeat(101) };
    const first = withDifference(nothingPending, [], [long]);
    const sent = nextChanges(first, 100);
    expect(sent).toMatchObject([{ before: null, after: { leadsKontaktiert: "5", zielgruppe: "" } }]);
    const left = withoutSent(first, sent, saveAll(sent));
    expect(nextChanges(left, 100)).toEqual([]);
    expect(ownDays([], left, memberId)).toMatchObject([long]);
    const short = withDifference(left, [long], [{ ...long, zielgruppe: "Handel" }]);
    expect(nextChanges(short, 100)).toMatchObject([{ before: { zielgruppe: "" }, after: { zielgruppe: "Handel" } }]);
  });

  it("leave out a new figure that is too large, and keep one that is stored", () => {
    const large = { ...emptyDay("a", "2027-03-01"), leadsKontaktiert: "200000" };
    const added = withDifference(nothingPending, [], [large]);
    expect(nextChanges(added, 100)).toMatchObject([{ after: { leadsKontaktiert: "" } }]);
    expect(unsavedFields(added)).toEqual([{ date: "2027-03-01", field: "leadsKontaktiert" }]);
    const noted = withDifference(nothingPending, [large], [{ ...large, notizen: "Messe" }]);
    expect(nextChanges(noted, 100)).toMatchObject([{ after: { leadsKontaktiert: "200000", notizen: "Messe" } }]);
    expect(unsavedFields(noted)).toEqual([]);
  });
});
