import { expect, it } from "vitest";
import { companyKey, nameKey, notStated, SimilarPeople } from "./similarity.ts";

it.each([
  ["Jürgen Großmann", ["Juergen Grossmann", "GROSSMANN, Jürgen", "Dr. Jürgen Großmann", " jurgen  großmann "]],
  ["💜", ["💜 "]],
  ["Prof. Dr.", ["Dr. Prof."]],
])("names like %s have one key", (name, spellings) => {
  expect(new Set([name, ...spellings].map(nameKey)).size).toBe(1);
});

it.each([
  ["Müller & Söhne GmbH", ["Mueller und Soehne", "Müller & Söhne GmbH & Co. KG", "MÜLLER SÖHNE AG"]],
  ["Holzbau Allgäu e.K.", ["Holzbau Allgäu", "Holzbau Allgaeu e. K.", "Holzbau Allgäu UG (haftungsbeschränkt)"]],
  ["SE", ["Se"]],
])("companies like %s have one key", (company, spellings) => {
  expect(new Set([company, ...spellings].map(companyKey)).size).toBe(1);
});

it("other names and companies have another key", () => {
  expect(nameKey("Jan Süd")).not.toBe(nameKey("Jana Süd"));
  expect(companyKey("Nord AG")).not.toBe(companyKey("Nordlicht AG"));
});

it("people are similar by name and company; a company that was not stated equals every company", () => {
  const people = new SimilarPeople<number>();
  people.add({ name: "Ida Öz", company: "Nord AG" }, 1);
  people.add({ name: "Ida Öz", company: "Süd AG" }, 2);
  people.add({ name: "Kim", company: notStated }, 3);
  people.add({ name: "Ida Oez", company: "Nord" }, 4);
  expect(people.find({ name: "Oez, Ida", company: "NORD GmbH" })).toBe(1);
  expect(people.find({ name: "Ida Öz", company: notStated })).toBe(1);
  expect(people.find({ name: "Ida Öz", company: "West AG" })).toBeUndefined();
  expect(people.find({ name: "Kim", company: "West AG" })).toBe(3);
  expect(people.find({ name: "Jan", company: "Nord AG" })).toBeUndefined();
});
