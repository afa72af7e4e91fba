import { expect, it } from "vitest";
import templates from "../../../texts/de/templates.ts";
import { valuesOfLead as valuesFor } from "./lead-values.ts";

const { greetings } = templates;
const valuesOfLead = (given: Parameters<typeof valuesFor>[0], ownName: string) => valuesFor(given, ownName, greetings);

const lead = {
  salutation: null,
  name: "Änne Schönfelder",
  company: "Nord AG",
  position: "CTO",
  email: "aenne@example.org",
  phone: "",
  linkedinUrl: "https://www.linkedin.com/in/aenne",
};
const namesOf = (name: string) => {
  const values = valuesOfLead({ ...lead, name }, "Jan");
  return [values.get("vorname"), values.get("nachname")];
};

it("values come from the lead and the sender, without blank ones", () => {
  expect(Object.fromEntries(valuesOfLead(lead, "Jan Süd"))).toEqual({
    anrede: "Guten Tag Änne Schönfelder",
    name: "Änne Schönfelder",
    vorname: "Änne",
    nachname: "Schönfelder",
    firma: "Nord AG",
    position: "CTO",
    email: "aenne@example.org",
    linkedin: "https://www.linkedin.com/in/aenne",
    mein_name: "Jan Süd",
  });
  expect(Object.fromEntries(valuesOfLead(undefined, " "))).toEqual({});
});

it.each([
  ["Ida von der Heide", "Ida", "von der Heide"],
  ["Herr Dr. Jürgen Groß", "Jürgen", "Groß"],
  ["Dipl.-Ing. Ida Öz", "Ida", "Öz"],
  ["Prof. Dr. med. Jan Süd", "Jan", "Süd"],
  ["M. Luc Petit", "Luc", "Petit"],
  ["Phil Meer", "Phil", "Meer"],
  ["Drew Frau", "Drew", "Frau"],
  ["  Ida   Öz ", "Ida", "Öz"],
])("first and last name of %s are recognized", (name, first, last) => {
  expect(namesOf(name)).toEqual([first, last]);
});

it("a name of one word is neither first nor last name", () => {
  expect(namesOf("Schönfelder")).toEqual([undefined, undefined]);
  expect(namesOf("Frau Schönfelder")).toEqual([undefined, undefined]);
  expect(valuesOfLead({ ...lead, name: "Frau Schönfelder" }, "").get("name")).toBe("Frau Schönfelder");
});

it.each([
  ["ms", "Dr. Änne von Schönfeld", "Guten Tag Frau von Schönfeld"],
  ["mr", "Jan Süd", "Guten Tag Herr Süd"],
  ["mr", "Süd", "Guten Tag Herr Süd"],
  ["informal", "Änne Schönfelder", "Hallo Änne"],
  [null, "Änne Schönfelder", "Guten Tag Änne Schönfelder"],
] as const)("the salutation %s opens a message to %s with “%s”", (salutation, name, greeting) => {
  expect(valuesOfLead({ ...lead, salutation, name }, "").get("anrede")).toBe(greeting);
});
