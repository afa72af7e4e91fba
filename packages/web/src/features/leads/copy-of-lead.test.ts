import { newLead } from "@linkedpotential/contract/leads/schema";
import { fullLead, lead } from "@linkedpotential/fixtures/leads";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { copyOfLead } from "./copy-of-lead.ts";

describe("a copy of a lead", () => {
  it("has the status of a new lead, no follow-up and a suffix in its name [LEAD-26..29]", () => {
    const original = lead({ ...fullLead(), id: 9, followUpCompleted: true, status: "lost", lostReason: "Budget" });
    const copy = copyOfLead(original);
    expect(copy).toMatchObject({
      name: "Ida Öz (Kopie)",
      status: "new",
      followUpDate: null,
      followUpCompleted: false,
      lostReason: "",
      vorbereitung: original.vorbereitung,
    });
    expect(copy).not.toHaveProperty("id");
  });

  it("is always a valid new lead, whose name is cut between characters", () => {
    const names = fc.string({ minLength: 180, maxLength: 200, unit: "binary", size: "max" });
    fc.assert(
      fc.property(names, (name) => {
        const parsed = newLead.safeParse({ ...fullLead(), name });
        if (!parsed.success) return;
        const stored = lead({ ...parsed.data, id: 1 });
        const copy = copyOfLead(stored);
        expect(copy.name.isWellFormed()).toBe(true);
        expect(newLead.safeParse(copy).error).toBeUndefined();
      }),
    );
  });
});
