import { fullLead, lead, newLead } from "@linkedpotential/fixtures/leads";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasNotes, notesOf, toItem, toLead, toNotesItem, toRow, untouched } from "./lead-row.ts";
import { knownVisible } from "./visible-leads.ts";

const bookkeeping = { userId: 7, leadId: 12, revision: 3, timelineEntries: 2, timelineBytes: 230 };
const times = { createdAt: "2027-03-01T09:00:00.000Z", lastActivity: "2027-03-02T09:00:00.000Z" };
const contact = { lastTouchAt: "2027-03-02T09:00:00.000Z", lastTouchType: "call" } as const;
const filled = { ...fullLead({ followUpCompleted: true, lostReason: "Kein Budget" }), ...times, ...contact };
const fields = Object.keys(filled) as (keyof typeof filled)[];

describe("a lead", () => {
  it("reads back as it was stored, whichever fields are empty", () => {
    fc.assert(
      fc.property(fc.subarray(fields), (left) => {
        const empty = { ...newLead(), ...times, ...untouched };
        const given = { ...filled, ...Object.fromEntries(left.map((field) => [field, empty[field]])) };
        const row = knownVisible(toItem(given, bookkeeping));
        const notes = toNotesItem(given, bookkeeping.userId, bookkeeping.leadId);
        expect(toLead(row, notes)).toEqual({ ...given, id: 12 });
        const { vorbereitung: _, infosErstgespraech: __, infosZweitgespraech: ___, ...ofList } = given;
        expect(toRow(row)).toEqual({ ...ofList, id: 12 });
      }),
    );
  });

  it("stores no attributes for empty fields", () => {
    const { name, company, position } = newLead();
    expect(toItem({ ...newLead(), ...times, ...untouched }, bookkeeping)).toEqual({
      ...{ ...bookkeeping, ...times, name, company, position },
      ...{ status: "new", closingProbability: 0, followUpDate: "", followUpCompleted: false },
      ...{ hasNotes: false, shard: 7 % 8 },
    });
    expect(toNotesItem(newLead({ vorbereitung: "Zahlen" }), 7, 12)).toEqual({
      ...{ userId: 7, leadId: 12, vorbereitung: "Zahlen" },
    });
  });

  it.each(["vorbereitung", "infosErstgespraech", "infosZweitgespraech"] as const)(
    "has notes when it has %s",
    (field) => {
      const noted = lead({ [field]: "Zahlen" });
      expect([hasNotes(lead()), hasNotes(noted)]).toEqual([false, true]);
      expect(toItem(noted, bookkeeping).hasNotes).toBe(true);
      expect(notesOf(noted)).toEqual({
        vorbereitung: "",
        infosErstgespraech: "",
        infosZweitgespraech: "",
        [field]: "Zahlen",
      });
    },
  );

  it("has empty notes without a notes item", () => {
    const row = knownVisible(toItem(filled, bookkeeping));
    const empty = { vorbereitung: "", infosErstgespraech: "", infosZweitgespraech: "" };
    for (const none of [null, undefined]) expect(toLead(row, none)).toEqual({ ...filled, id: 12, ...empty });
  });
});
