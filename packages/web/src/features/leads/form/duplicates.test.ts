import { lead } from "@linkedpotential/fixtures/leads";
import { describe, expect, it } from "vitest";
import { findDuplicates } from "./duplicates.ts";

describe("duplicates", () => {
  const leads = [
    lead({ id: 1, email: "Ida@Nord.example" }),
    lead({ id: 2, linkedinUrl: "https://www.linkedin.com/in/ida-oez" }),
    lead({ id: 3 }),
  ];

  it("are found by e-mail and LinkedIn profile, however written", () => {
    const found = (candidate: { email: string; linkedinUrl: string; id?: number }) =>
      findDuplicates(candidate, leads).map(({ id }) => id);
    expect(found({ email: " ida@nord.EXAMPLE ", linkedinUrl: "de.linkedin.com/in/Ida-Oez/?x=1" })).toEqual([1, 2]);
    expect(found({ email: "ida@nord.example", linkedinUrl: "", id: 1 })).toEqual([]);
    expect(found({ email: "", linkedinUrl: "" })).toEqual([]);
  });
});
