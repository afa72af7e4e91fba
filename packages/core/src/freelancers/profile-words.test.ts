import fc from "fast-check";
import { expect, it } from "vitest";
import { longestWord, profileSearch, wordsOfProfile } from "./profile-words.ts";

const profile = {
  activityArea: "Sales & Akquise",
  skills: ["Kaltakquise", "C++", "Übersetzung"],
  description: "Ich gewinne Kunden für Handwerksbetriebe in Öhringen.",
  availability: "Ab März, 3 Tage pro Woche",
};

it.each([
  [{}, true],
  [{ search: "handwerk" }, true],
  [{ search: "Oehringen kunden" }, true],
  [{ search: "kunden Nürnberg" }, false],
  [{ search: "werk" }, false],
  [{ search: "c++" }, true],
  [{ skill: "uebersetz" }, true],
  [{ skill: "Kunden" }, false],
  [{ area: "sales" }, true],
  [{ area: "kalt" }, false],
  [{ availability: "maerz" }, true],
  [{ availability: "kunden" }, false],
  [{ search: " – ", skill: "" }, true],
] as const)("the search %o finds the profile: %s", (criteria, isFound) => {
  expect(profileSearch(criteria)(profile)).toBe(isFound);
});

it("a profile without an availability is found by its other words", () => {
  const { availability: _, ...rest } = profile;
  expect(profileSearch({ search: "kaltakquise" })(rest)).toBe(true);
  expect(profileSearch({ availability: "März" })(rest)).toBe(false);
});

it("the longest word of a search is the one to look up", () => {
  expect(longestWord({ search: "ab Logistik", skill: "Übersetzung", area: "Recht" })).toBe("ubersetzung");
  expect(longestWord({ search: " & " })).toBeUndefined();
});

it("a profile is found, and looked up, by the beginning of any of its words", () => {
  const word = fc.stringMatching(/^[a-zäöüß]{1,8}$/);
  const words = fc.array(word, { minLength: 1, maxLength: 6 });
  const part = fc.nat().chain((at) => fc.record({ at: fc.constant(at), length: fc.integer({ min: 1, max: 8 }) }));
  fc.assert(
    fc.property(words, words, part, part, (skills, description, skillPart, textPart) => {
      const own = { activityArea: "Recht", skills, description: description.join(", ") };
      const cut = (list: string[], { at, length }: { at: number; length: number }) =>
        (list[at % list.length] ?? "").slice(0, length);
      const search = { skill: cut(skills, skillPart), search: cut(description, textPart) };
      const beginning = longestWord(search) ?? "";
      expect(profileSearch(search)(own)).toBe(true);
      expect(wordsOfProfile(own).some((one) => one.startsWith(beginning))).toBe(true);
    }),
  );
});

it("a profile has at most 300 words, those of area and skills first", () => {
  const long = { ...profile, description: Array.from({ length: 500 }, (_, at) => `wort${at}`).join(" ") };
  expect(wordsOfProfile(long)).toHaveLength(300);
  expect(wordsOfProfile(long).slice(0, 3)).toEqual(["sales", "akquise", "kaltakquise"]);
  expect(wordsOfProfile({ activityArea: "", skills: [], description: " " })).toEqual([]);
});
