import { lead } from "@linkedpotential/fixtures/leads";
import { describe, expect, it } from "vitest";
import { applyChange } from "./apply-change.ts";

const planned = lead({ followUpDate: "2027-03-15", followUpCompleted: true });
const lost = lead({ status: "lost", lostReason: "Kein Budget" });
const after = (before: typeof planned, change: Parameters<typeof applyChange>[1]) => applyChange(before, change)?.lead;

describe("a change to a lead", () => {
  it("is null when no value differs", () => {
    expect(applyChange(planned, {})).toBeNull();
    expect(applyChange(planned, { name: planned.name, notes: undefined, tags: [] })).toBeNull();
  });

  it("keeps the fields that it does not name, and describes the change", () => {
    expect(applyChange(planned, { name: "Kim", email: undefined, status: "won" })).toEqual({
      lead: { ...planned, name: "Kim", status: "won" },
      events: [{ type: "status_changed", from: "new", to: "won" }],
    });
  });

  it("of the date reopens the follow-up, unless it sets the state itself", () => {
    const next = { followUpDate: "2027-03-22" };
    expect(after(planned, next)).toEqual({ ...planned, ...next, followUpCompleted: false });
    expect(after(planned, { ...next, followUpCompleted: true })).toEqual({ ...planned, ...next });
    expect(after(planned, { followUpDate: null })).toEqual({ ...planned, followUpDate: null });
    expect(after(planned, { followUpDate: "2027-03-15", name: "Kim" })).toEqual({ ...planned, name: "Kim" });
  });

  it("that reopens a lost lead clears the reason of the loss", () => {
    expect(after(lost, { status: "contacted" })).toEqual({ ...lost, status: "contacted", lostReason: "" });
    expect(after(lost, { name: "Kim" })).toEqual({ ...lost, name: "Kim" });
    expect(after(lead({ lostReason: "Früher" }), { status: "lost" })?.lostReason).toBe("Früher");
    expect(after(lead({ lostReason: "Früher" }), { status: "won" })?.lostReason).toBe("Früher");
  });
});
