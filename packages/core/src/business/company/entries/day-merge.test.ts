import type { DayValues } from "@linkedpotential/contract/business/company/schema";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSameDay, mergeDay } from "./day-merge.ts";

const value = fc.constantFrom("", "1", "2", "3");
const day: fc.Arbitrary<DayValues> = fc.record({
  date: fc.constantFrom("2027-03-01", "2027-03-02"),
  leadsKontaktiert: value,
  interesseGezeigt: value,
  terminVereinbart: value,
  projektGewonnen: value,
  zielgruppe: value,
  notizen: value,
});
const fields = ["date", "leadsKontaktiert", "interesseGezeigt", "zielgruppe", "notizen"] as const;

describe("merging a change with what another device has stored", () => {
  it("loses no value: each changed field is stored or reported with both values", () => {
    fc.assert(
      fc.property(day, day, day, (stored, before, after) => {
        const { values, conflicts } = mergeDay(stored, before, after);
        for (const field of fields) {
          const isChanged = after[field] !== before[field];
          const conflict = conflicts.find((one) => one.field === field);
          if (!isChanged) expect([values[field], conflict]).toEqual([stored[field], undefined]);
          else if (conflict) {
            expect(conflict).toEqual({ field, stored: stored[field], sent: after[field] });
            expect(values[field]).toBe(stored[field]);
          } else expect(values[field]).toBe(after[field]);
        }
      }),
    );
  });

  it("changes nothing when it is repeated", () => {
    fc.assert(
      fc.property(day, day, day, (stored, before, after) => {
        const { values, conflicts } = mergeDay(stored, before, after);
        expect(mergeDay(values, before, after)).toEqual({ values, conflicts });
      }),
    );
  });

  it("gives the result of the only device when nobody else has written", () => {
    fc.assert(
      fc.property(day, day, (before, after) => {
        const { values, conflicts } = mergeDay(before, before, after);
        expect([isSameDay(values, after), conflicts]).toEqual([true, []]);
      }),
    );
  });
});
