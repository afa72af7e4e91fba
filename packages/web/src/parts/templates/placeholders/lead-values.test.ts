import { expect, it } from "vitest";
import { valuesOfLead } from "./lead-values.ts";

const lead = {
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
