import { lead } from "@linkedpotential/fixtures/leads";
import { expect, it } from "vitest";
import { nextTouchDate } from "./rhythm.ts";

it("a contact is due one rhythm after the latest contact, in the time zone of the person", () => {
  const touched = lead({
    rhythmWeeks: 4,
    lastTouchAt: "2027-03-01T23:30:00.000Z",
    createdAt: "2026-01-01T09:00:00.000Z",
  });
  expect(nextTouchDate(touched)).toBe("2027-03-30");
  expect(nextTouchDate(touched, "America/New_York")).toBe("2027-03-29");
});

it("a contact is due one rhythm after the creation of a lead without contacts", () => {
  expect(nextTouchDate(lead({ rhythmWeeks: 2, createdAt: "2027-12-25T09:00:00.000Z" }))).toBe("2028-01-08");
});

it("no contact is due without a rhythm", () => {
  expect(nextTouchDate(lead({ lastTouchAt: "2027-03-01T09:00:00.000Z" }))).toBeNull();
});
