import { fullLead, lead } from "@linkedpotential/fixtures/leads";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { freeLeadLimit, noteMax } from "./limits.ts";
import * as rules from "./rules.ts";
import { newLead } from "./schema.ts";
import { leadFilterStatuses, leadStatuses, leadStatusLabels } from "./values.ts";

const today = "2027-03-12";

describe("colour of a row", () => {
  const tone = (followUpDate: string | null, followUpCompleted = false) =>
    rules.followUpTone({ followUpDate, followUpCompleted }, today);

  it("is the completed, overdue, soon or neutral one", () => {
    expect(tone("2027-03-01", true)).toBe("completed");
    expect(tone("2027-03-11")).toBe("overdue");
    expect(tone("2027-03-12")).toBe("soon");
    expect(tone("2027-03-13")).toBe("soon");
    expect(tone("2027-03-14")).toBe("neutral");
    expect(tone(null)).toBe("neutral");
  });
});

describe("search", () => {
  const row = { name: "Jürgen Groß", email: "j.gross@nord.example", company: "Müller & Söhne" };

  it("finds by name, e-mail and company in any case [LEAD-10..13]", () => {
    for (const text of ["jÜRGEN", "GROSS@nord", "  müller ", "", "Mu\u0308ller"]) {
      expect(rules.leadSearch(text)(row)).toBe(true);
    }
    expect(rules.leadSearch("Einkauf")(row)).toBe(false);
  });
});

describe("figures", () => {
  it("counts qualified and offered leads as active deals [LEAD-08]", () => {
    expect(leadStatuses.filter((status) => rules.isActiveDeal({ status }))).toEqual(["qualified", "proposal"]);
  });

  it("weighs a deal by its chance", () => {
    expect(rules.weightedValue({ status: "proposal", dealValue: 2000, closingProbability: 25 })).toBe(500);
    expect(rules.weightedValue({ status: "proposal", dealValue: null, closingProbability: 25 })).toBe(0);
    expect(rules.weightedValue({ status: "won", dealValue: 2000, closingProbability: 25 })).toBe(2000);
    expect(rules.weightedValue({ status: "lost", dealValue: 2000, closingProbability: 25 })).toBe(0);
  });

  it("marks open leads that were left alone for 14 days", () => {
    const now = new Date("2027-03-15T09:00:00Z");
    expect(rules.isUntouched({ status: "contacted", lastActivity: "2027-03-01T09:00:00.000Z" }, now)).toBe(true);
    expect(rules.isUntouched({ status: "contacted", lastActivity: "2027-03-01T09:00:00.001Z" }, now)).toBe(false);
    expect(rules.isUntouched({ status: "won", lastActivity: "2026-03-01T09:00:00.000Z" }, now)).toBe(false);
  });
});

describe("a copy", () => {
  it("starts anew and says that it is one [LEAD-26..29]", () => {
    const original = lead({ ...fullLead(), id: 9, followUpCompleted: true, status: "lost", lostReason: "Budget" });
    const copy = rules.copyOfLead(original);
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

  it("is always a valid new lead, its name cut between characters", () => {
    const names = fc.string({ minLength: 180, maxLength: 200, unit: "binary", size: "max" });
    fc.assert(
      fc.property(names, (name) => {
        const parsed = newLead.safeParse({ ...fullLead(), name });
        if (!parsed.success) return;
        const stored = lead({ ...parsed.data, id: 1 });
        const copy = rules.copyOfLead(stored);
        expect(copy.name.isWellFormed()).toBe(true);
        expect(newLead.safeParse(copy).error).toBeUndefined();
      }),
    );
  });
});

describe("duplicates", () => {
  const leads = [
    lead({ id: 1, email: "Ida@Nord.example" }),
    lead({ id: 2, linkedinUrl: "https://www.linkedin.com/in/ida-oez" }),
    lead({ id: 3 }),
  ];

  it("are found by e-mail and LinkedIn profile, however written", () => {
    const found = (candidate: { email: string; linkedinUrl: string; id?: number }) =>
      rules.findDuplicates(candidate, leads).map(({ id }) => id);
    expect(found({ email: " ida@nord.EXAMPLE ", linkedinUrl: "de.linkedin.com/in/Ida-Oez/?x=1" })).toEqual([1, 2]);
    expect(found({ email: "ida@nord.example", linkedinUrl: "", id: 1 })).toEqual([]);
    expect(found({ email: "", linkedinUrl: "" })).toEqual([]);
  });
});

describe("the form's rules", () => {
  it("takes the digits of a probability, at most 100 [LEADFORM-10..13, CONST-103]", () => {
    expect(["", "abc", "5 0%", "101", "-7", "999999999999999999999"].map(rules.clampProbability)).toEqual([
      0, 0, 50, 100, 7, 100,
    ]);
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = rules.clampProbability(text);
        expect(Number.isInteger(value) && value >= 0 && value <= 100).toBe(true);
      }),
    );
  });

  it("offers follow-up dates from one month ago [LEADFORM-21, CONST-106]", () => {
    expect(rules.earliestFollowUpDate("2027-03-31")).toBe("2027-02-28");
  });

  it("has the specified numbers [LEAD-22, CONST-101, CONST-104..105, CONST-125]", () => {
    expect(rules.leadsPerPage).toBe(25);
    expect(freeLeadLimit).toBe(50);
    const { followUpNotes, vorbereitung, infosErstgespraech, infosZweitgespraech } = noteMax;
    expect([followUpNotes, vorbereitung, infosErstgespraech, infosZweitgespraech]).toEqual([100, 10000, 10000, 10000]);
  });

  it("names the seven statuses and filters by six [LEAD-15, LEAD-52..55, LEAD-56..58]", () => {
    expect(leadStatuses.map((status) => leadStatusLabels[status])).toEqual([
      "Neu",
      "Kontaktiert",
      "Interesse gezeigt",
      "Qualifiziert",
      "Angebot",
      "Gewonnen",
      "Verloren",
    ]);
    expect(leadFilterStatuses).toEqual(leadStatuses.filter((status) => status !== "interested"));
  });
});
