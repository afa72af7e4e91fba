import { expect, it } from "vitest";
import templates from "../../../texts/de/templates.ts";
import english from "../../../texts/en/templates.ts";
import french from "../../../texts/fr/templates.ts";
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
  ["ms", "Dr. Änne von Schönfeld", "Guten Tag Frau Dr. von Schönfeld"],
  ["mr", "Prof. Dr. med. Jan Süd", "Guten Tag Herr Prof. Süd"],
  ["mr", "Jan Süd", "Guten Tag Herr Süd"],
  ["mr", "Süd", "Guten Tag Herr Süd"],
  ["informal", "Änne Schönfelder", "Hallo Änne"],
  [null, "Änne Schönfelder", "Guten Tag Änne Schönfelder"],
] as const)("the salutation %s opens a message to %s with “%s”", (salutation, name, greeting) => {
  expect(valuesOfLead({ ...lead, salutation, name }, "").get("anrede")).toBe(greeting);
});

it("a greeting follows the form of address of the text, also if the lead's salutation says otherwise", () => {
  const greetingIn = (form: "formal" | "informal", salutation: "ms" | "informal") =>
    valuesFor({ ...lead, salutation }, "", greetings, form).get("anrede");
  expect(greetingIn("formal", "informal")).toBe("Guten Tag Änne Schönfelder");
  expect(greetingIn("informal", "ms")).toBe("Hallo Änne");
  expect(greetingIn("formal", "ms")).toBe("Guten Tag Frau Schönfelder");
});

it("English and French greetings follow the customs of their languages", () => {
  const doctor = { ...lead, name: "Dr. Änne Schönfelder", salutation: "ms" } as const;
  const greetingOf = (texts: Parameters<typeof valuesFor>[2], salutation: typeof doctor.salutation | null) =>
    valuesFor({ ...doctor, salutation }, "", texts).get("anrede");
  expect(greetingOf(english.greetings, "ms")).toBe("Dear Dr. Schönfelder");
  expect(greetingOf(french.greetings, "ms")).toBe("Bonjour Madame Schönfelder");
  expect(valuesFor({ ...lead, salutation: "mr" }, "", english.greetings).get("anrede")).toBe("Dear Mr Schönfelder");
  expect(valuesFor(lead, "", english.greetings).get("anrede")).toBe("Dear Änne Schönfelder");
});
