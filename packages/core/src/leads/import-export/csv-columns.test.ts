import { columnNames, importTargets, targetNamed } from "@linkedpotential/contract/leads/import-columns";
import type { NewLead } from "@linkedpotential/contract/leads/schema";
import { describe, expect, it } from "vitest";
import { csvColumns, formats } from "./csv-columns.ts";

it("the exported columns are those that an import reads, and two that it ignores", () => {
  const headings = csvColumns.map(({ heading }) => heading);
  expect(headings.slice(-2)).toEqual(["Angelegt am", "Letzte Aktivität"]);
  const written = headings.slice(0, -2).map(targetNamed);
  const parts = ["firstName", "lastName", "connectedOn"];
  expect(written.toSorted()).toEqual(importTargets.filter((target) => !parts.includes(target)).toSorted());
  expect(headings).toContain("Klasse");
  expect(columnNames.priorityClass).toContain("Prioritätsklasse");
});

const formatOf = (name: string) => formats[targetNamed(name) as keyof NewLead];
const read = (name: string, cells: readonly string[]) => cells.map((cell) => formatOf(name).read(cell));

describe("a cell", () => {
  it("is read as yes or no for each accepted word, and for no other", () => {
    const yes = ["ja", "J", "Yes", "y", "TRUE", "wahr", "x", "1"];
    expect(read("Follow-up erledigt", yes)).toEqual(yes.map(() => true));
    const no = ["nein", "N", "No", "false", "Falsch", "0"];
    expect(read("Follow-up erledigt", no)).toEqual(no.map(() => false));
    const other = ["naja", "jawohl", "10", "01", "not", "ex"];
    expect(read("Follow-up erledigt", other)).toEqual(other);
  });

  it("is read as a date in German or ISO form, without surrounding text", () => {
    const days = ["1.3.2027", "01.03.2027", "2027-03-01"];
    expect(read("Follow-up", days)).toEqual(days.map(() => "2027-03-01"));
    const other = ["am 1.3.2027", "1.3.2027 10:00", "31.2.2027", "001.3.2027", "1.003.2027", "1.3.27", "1/3/2027"];
    expect(read("Follow-up", other)).toEqual(other);
  });

  it("is read as a choice by its label or value, ignoring case, spaces, hyphens and underscores", () => {
    const statuses = ["Interesse gezeigt", "interesse_GEZEIGT", "INTERESTED", "Angebot", "vielleicht"];
    expect(read("Status", statuses)).toEqual(["interested", "interested", "interested", "proposal", "vielleicht"]);
    const sources = ["cold_outreach", "Cold outreach", "cold-outreach"];
    expect(read("Quelle", sources)).toEqual(sources.map(() => "cold_outreach"));
    expect(read("Priorität", ["a", "B", " c ", "D"])).toEqual(["A", "B", "C", "D"]);
    expect(formatOf("Priorität").choices).toBe("A, B, C");
  });

  it("is written as a whole amount or with two decimals after a comma, and empty without a value", () => {
    const write = (name: string, value: unknown) => formatOf(name).write(value, "Europe/Berlin");
    expect([1234.567, 0, 12.5, null].map((value) => write("Wert", value))).toEqual(["1234,57", "0", "12,50", ""]);
    expect([true, false].map((value) => write("Follow-up erledigt", value))).toEqual(["ja", "nein"]);
    for (const name of ["Name", "Follow-up", "Tags", "Quelle"]) expect(write(name, null), name).toBe("");
  });
});
