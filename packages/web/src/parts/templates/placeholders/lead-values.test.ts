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

it("has what is known of a lead and of who writes, and nothing blank", () => {
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
])("knows first and last name of %s", (name, first, last) => {
  expect(namesOf(name)).toEqual([first, last]);
});

it("does not guess which name a single one is", () => {
  expect(namesOf("Schönfelder")).toEqual([undefined, undefined]);
  expect(namesOf("Frau Schönfelder")).toEqual([undefined, undefined]);
  expect(valuesOfLead({ ...lead, name: "Frau Schönfelder" }, "").get("name")).toBe("Frau Schönfelder");
});
