import { expect, it } from "vitest";
import { codeForm } from "./code-form.ts";

const read = (maxUses: string, expiresAt: string | null = "2027-03-27") => {
  const { data, error } = codeForm.safeParse({ maxUses, expiresAt, note: "" });
  return data ?? [...new Set(error?.issues.map(({ path }) => path.join(".")))];
};

it("a code expires at the end of the chosen day in Berlin", () => {
  expect(read(" 25 ")).toEqual({ maxUses: 25, expiresAt: "2027-03-27T23:00:00.000Z", note: "" });
  // Daylight saving time begins on 28 March, so that day ends at 22:00 UTC instead of 23:00.
  expect(read("1", "2027-03-28")).toEqual({ maxUses: 1, expiresAt: "2027-03-28T22:00:00.000Z", note: "" });
});

it("requires a whole number of uses from 1 to 1,000, and a day", () => {
  expect(read("1000")).toMatchObject({ maxUses: 1000 });
  for (const uses of ["", " ", "0", "1001", "-1", "1.5", "1e2", "x", "1 2"])
    expect(read(uses), uses).toEqual(["maxUses"]);
  expect(read("1", null)).toEqual(["expiresAt"]);
  expect(read("x", null)).toEqual(["maxUses", "expiresAt"]);
});
