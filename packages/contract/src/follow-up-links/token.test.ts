import fc from "fast-check";
import { expect, it } from "vitest";
import { type FollowUpLink, readFollowUpToken, writeUnsigned } from "./token.ts";

const mac = "A".repeat(43);
const id = fc.integer({ min: 1, max: 9_999_999_999_999 });
const state = fc.record({
  date: fc
    .date({ min: new Date("2020-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10)),
  isCompleted: fc.boolean(),
});
const link: fc.Arbitrary<FollowUpLink> = fc
  .record({
    action: fc.constantFrom("done", "day", "week", "next", "undo"),
    userId: id,
    leadId: id,
    state,
    previous: state,
    expires: fc.integer({ min: 0, max: 99_999_999_999 }),
  })
  .map((parts) => (parts.action === "undo" ? parts : { ...parts, previous: undefined }));

it("a link reads back as it was written", () => {
  fc.assert(
    fc.property(link, (written) => {
      expect(readFollowUpToken(`${writeUnsigned(written)}.${mac}`)).toEqual({ link: written, mac });
    }),
  );
});

it("any difference between two links changes the signed part", () => {
  fc.assert(
    fc.property(link, link, (one, other) => {
      const isSame = JSON.stringify(one) === JSON.stringify(other);
      expect(writeUnsigned(one) === writeUnsigned(other)).toBe(isSame);
    }),
  );
});

it("a token of another form is not read", () => {
  const undo = "undo.17.5.2027-03-12c-2027-03-12o.1805443200";
  expect(readFollowUpToken(`${undo}.${mac}`)).toBeDefined();
  for (const token of [
    "",
    mac,
    `done.17.5.2027-03-12o.1805443200.${mac.slice(1)}`,
    `done.17.5.2027-03-12o.1805443200.${mac}A`,
    `done.17.5.2027-03-12.1805443200.${mac}`,
    `done.0.5.2027-03-12o.1805443200.${mac}`,
    `delete.17.5.2027-03-12o.1805443200.${mac}`,
    `done.17.5.2027-03-12o-2027-03-12c.1805443200.${mac}`,
    `undo.17.5.2027-03-12c.1805443200.${mac}`,
  ]) {
    expect(readFollowUpToken(token), token).toBeUndefined();
  }
});
