import { describe, expect, it } from "vitest";
import { problemsOf } from "../problems.ts";
import { leadChange, newLead } from "./schema.ts";

const least = { name: "Ida Öz", company: "Nord AG", position: "CEO" };
const problemOf = (field: string, value: unknown) =>
  problemsOf(newLead.safeParse({ ...least, [field]: value }).error?.issues ?? [])[field];
const read = (field: string, value: unknown) => {
  const { data, error } = newLead.safeParse({ ...least, [field]: value });
  return error ? problemsOf(error.issues) : data?.[field as keyof typeof data];
};

describe("a new lead", () => {
  it("requires name, company and position; the rest is empty by default", () => {
    expect(newLead.parse(least)).toEqual({
      ...{ ...least, email: "", status: "new", closingProbability: 0, nextStep: "", followUpDate: null },
      ...{ followUpCompleted: false, followUpNotes: "", notes: "", dealValue: null, linkedinUrl: "", phone: "" },
      ...{ source: null, temperature: null, priorityClass: null, tags: [], lostReason: "" },
      ...{ salutation: null, rhythmWeeks: null },
      ...{ vorbereitung: "", infosErstgespraech: "", infosZweitgespraech: "" },
    });
    for (const missing of ["", " ", undefined]) {
      expect(problemOf("name", missing)).toEqual({ key: "leadNameRequired" });
      expect(problemOf("company", missing)).toEqual({ key: "leadCompanyRequired" });
      expect(problemOf("position", missing)).toEqual({ key: "leadPositionRequired" });
    }
  });

  it.each([
    ["name", 200],
    ["company", 200],
    ["position", 200],
    ["nextStep", 500],
    ["followUpNotes", 100],
    ["notes", 20_000],
    ["phone", 50],
    ["lostReason", 300],
    ["vorbereitung", 10_000],
    ["infosErstgespraech", 10_000],
    ["infosZweitgespraech", 10_000],
  ])("has %s of at most %i characters", (field, max) => {
    expect(read(field, "x".repeat(max))).toBe("x".repeat(max));
    expect(problemOf(field, "x".repeat(max + 1))).toEqual({ key: "tooLong", params: { max } });
  });

  it("requires a whole percentage as probability", () => {
    expect([0, 60, 100].map((value) => read("closingProbability", value))).toEqual([0, 60, 100]);
    for (const wrong of [-1, 101, 50.5, "60", null]) {
      expect(problemOf("closingProbability", wrong)).toEqual({ key: "probabilityRange" });
    }
  });

  it("has a rhythm of 1 to 52 whole weeks, or none", () => {
    expect([1, 52, null, "", undefined].map((value) => read("rhythmWeeks", value))).toEqual([1, 52, null, null, null]);
    for (const wrong of [0, 53, 1.5]) {
      expect(problemOf("rhythmWeeks", wrong)).toEqual({ key: "rhythmRange", params: { max: 52 } });
    }
    expect(problemOf("rhythmWeeks", "4")).toEqual({ key: "invalid" });
  });

  it("has a value in euros and cents, or null", () => {
    const values = [0, 12.345, 100_000_000, "", null, undefined].map((value) => read("dealValue", value));
    expect(values).toEqual([0, 12.35, 100_000_000, null, null, null]);
    for (const wrong of [-0.01, 100_000_000.01, "12"]) {
      expect(problemOf("dealValue", wrong)).toEqual({ key: "dealValueRange" });
    }
  });

  it("has at most ten tags, without duplicates and empty ones", () => {
    const tags = (count: number) => Array.from({ length: count }, (_, index) => `Tag ${index}`);
    expect(read("tags", ["SaaS", " SaaS ", "", "Hamburg"])).toEqual(["SaaS", "Hamburg"]);
    expect([null, undefined].map((value) => read("tags", value))).toEqual([[], []]);
    expect(read("tags", tags(10))).toEqual(tags(10));
    expect(problemOf("tags", tags(11))).toEqual({ key: "tooManyTags", params: { max: 10 } });
    expect(read("tags", ["x".repeat(40)])).toEqual(["x".repeat(40)]);
    expect(read("tags", ["x".repeat(41)])).toEqual({ "tags.0": { key: "tooLong", params: { max: 40 } } });
  });

  it.each([
    ["source", "cold_outreach"],
    ["temperature", "warm"],
    ["priorityClass", "B"],
  ])("accepts known values of %s, or none", (field, value) => {
    expect([value, "", null, undefined].map((one) => read(field, one))).toEqual([value, null, null, null]);
    expect(problemOf(field, "anders")).toEqual({ key: "invalid" });
  });

  it("accepts known statuses only", () => {
    expect(read("status", "won")).toBe("won");
    for (const wrong of ["", "anders", null]) expect(problemOf("status", wrong)).toEqual({ key: "invalid" });
  });
});

it("a change contains only the given fields, and clears no others", () => {
  expect(leadChange.parse({ phone: "", dealValue: null })).toEqual({ phone: "", dealValue: null });
  expect(leadChange.parse({})).toEqual({});
  expect(problemsOf(leadChange.safeParse({ name: " " }).error?.issues ?? [])).toEqual({
    name: { key: "leadNameRequired" },
  });
});
