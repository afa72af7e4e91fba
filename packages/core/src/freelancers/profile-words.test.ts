import { fold } from "@linkedpotential/contract/folding";
import { termsOf, trades } from "@linkedpotential/contract/freelancers/trades";
import { activityAreas } from "@linkedpotential/contract/profile/activity-areas";
import fc from "fast-check";
import { expect, it } from "vitest";
import { findsWord, longestWord, profileSearch, profileWords, wordsOfProfile } from "./profile-words.ts";

const profile = {
  name: "Tobias Cremer",
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
  [{ skill: "Betriebe" }, false],
  [{ area: "sales" }, true],
  [{ area: "kalt" }, false],
  [{ availability: "maerz" }, true],
  [{ availability: "kunden" }, false],
  [{ search: " – ", skill: "" }, true],
  [{ search: "Tobias" }, true],
  [{ search: "tobi handwerk" }, true],
  [{ search: "Tobias C." }, true],
  [{ search: "Tobias Y." }, false],
  [{ search: "Tobias Cremer" }, false],
  [{ skill: "Tobias" }, false],
  [{ search: "Suche Vertrieb für Handwerksbetriebe" }, true],
] as const)("the search %o finds the profile: %s", (criteria, isFound) => {
  expect(profileSearch(criteria)(profileWords(profile))).toBe(isFound);
});

it("a profile without an availability is found by its other words", () => {
  const { availability: _, ...rest } = profile;
  expect(profileSearch({ search: "kaltakquise" })(profileWords(rest))).toBe(true);
  expect(profileSearch({ availability: "März" })(profileWords(rest))).toBe(false);
});

it("a profile is found by the customers and texts of its references, also one that states nothing else", () => {
  const references = [{ customer: "Bäckerei Kreuz", year: 2026, text: "Ihr Webshop", link: "" }];
  const own = { name: "", activityArea: "", skills: [], description: "", references };
  expect(profileSearch({ search: "baeckerei webshop" })(profileWords(own))).toBe(true);
  expect(wordsOfProfile(own)).toEqual(["backerei", "kreuz", "ihr", "webshop"]);
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
      const own = { name: "", activityArea: "Recht", skills, description: description.join(", ") };
      const cut = (list: string[], { at, length }: { at: number; length: number }) =>
        (list[at % list.length] ?? "").slice(0, length);
      const search = { skill: cut(skills, skillPart), search: cut(description, textPart) };
      // A search for an abbreviation such as `IT` finds whole words, and not in lower case.
      fc.pre(![search.skill, search.search].some((text) => fold(text).length === 2));
      const beginning = longestWord(search) ?? "";
      expect(profileSearch(search)(profileWords(own))).toBe(true);
      expect(wordsOfProfile(own).some((one) => findsWord(beginning, one))).toBe(true);
    }),
  );
});

it("a profile has at most 300 words, those of area and skills first", () => {
  const long = { ...profile, description: Array.from({ length: 500 }, (_, at) => `wort${at}`).join(" ") };
  expect(wordsOfProfile(long)).toHaveLength(300);
  expect(wordsOfProfile(long).slice(0, 3)).toEqual(["sales", "akquise", "kaltakquise"]);
  expect(wordsOfProfile(long)).toContain("tobias");
  expect(wordsOfProfile({ name: "Tobias Cremer", activityArea: "", skills: [], description: " " })).toEqual([]);
});

const about = (text: Partial<typeof profile>) => ({
  ...{ name: "", activityArea: "", skills: [], description: "" },
  ...text,
});
const isFound = (search: string, text: Partial<typeof profile>) => profileSearch({ search })(profileWords(about(text)));

it("a profile is found, and looked up, by each word of its trades, with any ending", () => {
  const trade = fc.constantFrom(...trades);
  const ending = fc.constantFrom("", "in", "innen", "en", "n", "s");
  const field = fc.constantFrom("skills", "description", "activityArea");
  fc.assert(
    fc.property(trade, field, ending, fc.nat(), fc.nat(), ({ names, signs, broader }, into, end, hasAt, searchedAt) => {
      const [has, searched] = [termsOf(names).concat(termsOf(signs)), termsOf(names).concat(termsOf(broader))];
      const word = has[hasAt % has.length] ?? "";
      const term = searched[searchedAt % searched.length] ?? "";
      const search = { search: /\b..$/.test(term) ? term : `${term}${end}` };
      const own = about({ [into]: into === "skills" ? ["Tango", word] : `Tango, ${word}` });
      expect(profileSearch(search)(profileWords(own)), `${word}: ${search.search}`).toBe(true);
      const beginning = longestWord(search) ?? "";
      expect(wordsOfProfile(own).some((one) => findsWord(beginning, one))).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

it.each([
  ["Beratung", { skills: ["Logistikberatung"] }, true],
  ["Consulting", { skills: ["Logistikberatungen"] }, true],
  ["Recht", { description: "Fachgerecht und termingerecht." }, false],
  ["Werbetexter", { description: "Im Kontext anderer Kontexte." }, false],
  ["Programmierer", { skills: ["Organisationsentwicklung"] }, false],
  ["Entwicklung", { skills: ["Organisationsentwicklung"] }, true],
  ["Onlineshop", { skills: ["Online Marketing"] }, false],
  ["Onlineshop", { skills: ["E-Commerce"] }, true],
  ["IT", { skills: ["Softwareentwicklung"] }, true],
  ["IT", { skills: ["Italienisch"] }, false],
  ["IT", { description: "I make it work." }, false],
  ["IT", { description: "Ich betreue die IT von Praxen." }, true],
  ["PR", { skills: ["Projektleitung"] }, false],
  ["Anwältin", { skills: ["Datenschutz"] }, true],
  ["Rechtsanwalt", { skills: ["DSGVO"] }, true],
  ["Datenschutz", { skills: ["Rechtsanwalt"] }, false],
  ["Lohnbuchhaltung", { skills: ["Buchhaltung & Lohn"] }, true],
  ["Lohnbuchhaltungen", { skills: ["Lohnbuchhaltung"] }, true],
  ["Websitebetreuung", { skills: ["WordPress"] }, true],
  ["Vertriebsmarketing", { skills: ["Marketing"] }, false],
  ["Vertriebsmarketing", { skills: ["Marketing", "Vertrieb"] }, true],
  ["Salesforce", { skills: ["Vertrieb"] }, false],
  ["Organisationsentwicklung", { skills: ["Entwicklung von Apps"] }, false],
  ["Jemand, der unsere Website neu macht", { skills: ["Webdesign"] }, true],
  ["Jemand, der unsere Website neu macht", { skills: ["Lektorat"] }, false],
  ["App entwickeln", { skills: ["Android"] }, true],
  ["App entwickeln", { activityArea: "Softwareentwicklung & Programmierung" }, true],
  ["App programmieren lassen", { skills: ["App-Entwicklung"] }, true],
  ["Jemand, der unsere App entwickelt", { skills: ["Flutter"] }, true],
  ["App entwickeln", { skills: ["Logodesign"] }, false],
  ["Flyer gestalten", { skills: ["Grafikdesign"] }, true],
  ["Texten", { skills: ["Copywriting"] }, true],
  ["Übersetzen", { skills: ["Übersetzerin"] }, true],
  ["Fotografieren", { skills: ["Fotograf"] }, true],
  ["Videos drehen", { skills: ["Imagefilm"] }, true],
  ["Wer dreht unseren Film", { skills: ["Videoschnitt"] }, true],
  ["Kunden gewinnen", { activityArea: "Sales & Akquise" }, true],
  ["Kunden gewinnen", { activityArea: "Online Marketing & SEO" }, true],
  ["Kunden gewinnen", { skills: ["Kundenservice"] }, false],
  ["Beraten", { skills: ["Logistikberatung"] }, true],
  ["Beraten", { description: "Ich berate und schule." }, false],
  ["Wer kann unsere Seidenblumen", { skills: ["Seidenblumen"] }, false],
  ["Werbung schalten", { activityArea: "Online Marketing & SEO" }, true],
  ["Jemand, der Werbung schaltet", { skills: ["Google Ads"] }, true],
  ["Anzeigen schalten", { skills: ["Paid Search"] }, true],
  ["Werbung schalten", { skills: ["Lektorat"] }, false],
  ["Server", { skills: ["AWS"] }, true],
  ["Server umziehen", { skills: ["AWS"] }, true],
  ["Server umziehen", { skills: ["Lektorat"] }, false],
  ["Website umziehen", { skills: ["WordPress"] }, true],
  ["Netzwerk einrichten", { skills: ["Systemadministration"] }, true],
  ["Hosting", { activityArea: "Webdesign & Webentwicklung" }, true],
  ["Steuerberater", { activityArea: "Buchhaltung & Lohn" }, false],
  ["Logo machen lassen", { activityArea: "Grafikdesign & Branding" }, true],
  ["Plakat entwerfen", { activityArea: "Grafikdesign & Branding" }, true],
  ["Drucker einrichten", { activityArea: "Grafikdesign & Branding" }, false],
  ["Webseite aktualisieren", { skills: ["WordPress"] }, true],
  ["Texte korrigieren", { skills: ["Lektorat"] }, true],
  ["Texte korrigieren", { skills: ["Copywriting"] }, false],
  ["Produkttexte schreiben", { skills: ["Copywriting"] }, true],
  ["Newsletter schreiben", { skills: ["E-Mail-Marketing"] }, true],
  ["Newsletter schreiben", { skills: ["Copywriting"] }, true],
  ["Schreiben", { skills: ["Copywriting"] }, true],
  ["Schreiben", { skills: ["E-Mail-Marketing"] }, false],
  ["Podcast schneiden", { skills: ["Podcastproduktion"] }, true],
  ["Podcast schneiden", { activityArea: "Fotografie & Videoproduktion" }, true],
  ["Excel Tabelle", { skills: ["Power BI"] }, true],
  ["Excel Tabelle", { activityArea: "Virtual Assistance & Office Support" }, true],
  ["Bilder bearbeiten", { skills: ["Fotografie"] }, true],
  ["Messestand planen", { skills: ["Eventmanagement"] }, true],
  ["Mitarbeiter finden", { skills: ["Recruiting"] }, true],
  ["Stellenanzeige schreiben", { skills: ["Recruiting"] }, true],
  ["Rechnungen schreiben", { activityArea: "Buchhaltung & Lohn" }, true],
  ["Termine vereinbaren", { activityArea: "Virtual Assistance & Office Support" }, true],
  ["Kunden anrufen", { activityArea: "Sales & Akquise" }, true],
  ["Kundenanfragen beantworten", { skills: ["Kundenservice"] }, true],
  ["Beiträge für LinkedIn schreiben", { activityArea: "Social Media Management" }, true],
  ["Onlineshop aufbauen", { skills: ["Shopware"] }, true],
  ["Vertrag prüfen", { skills: ["Rechtsberatung"] }, true],
  ["Social Media", { activityArea: "Online Marketing & SEO" }, true],
  ["Marketing", { skills: ["Facebook"] }, false],
  ["Instagram", { skills: ["SEO"] }, false],
  ["App programmieren", { activityArea: "Webdesign & Webentwicklung" }, false],
  ["Entwickler", { activityArea: "Webdesign & Webentwicklung" }, true],
  ["Marke", { skills: ["Marketing"] }, false],
  ["Marke", { skills: ["Markenrecherche"] }, true],
  ["Daten", { skills: ["Datenschutz"] }, false],
  ["Web Shop", { skills: ["Shopware"] }, true],
  ["Website Relaunch", { skills: ["WordPress"] }, true],
  ["Englische Texte", { description: "Ich texte auf Englisch.", skills: ["Copywriting"] }, true],
  ["Steuererklärung", { activityArea: "Buchhaltung & Lohn" }, false],
  ["Buchhalterin", { activityArea: "Buchhaltung & Lohn" }, true],
  ["Lohnbuchhalterin", { activityArea: "Buchhaltung & Lohn" }, true],
  ["Personalberaterin", { skills: ["Recruiting"] }, true],
  ["Buchhaltung", { skills: ["Lohnbuchhalterin"] }, true],
  ["Sekretärin", { activityArea: "Virtual Assistance & Office Support" }, true],
  ["Bürokraft", { activityArea: "Virtual Assistance & Office Support" }, true],
  ["Telefon beantworten", { activityArea: "Virtual Assistance & Office Support" }, true],
  ["Excel", { activityArea: "Virtual Assistance & Office Support" }, true],
  ["Word", { skills: ["WordPress"] }, false],
  ["Datenanalyse", { skills: ["Google Analytics"] }, false],
  ["Seidenberaterin", { skills: ["Beratung"] }, true],
  ["Schülerinnen", { skills: ["Schulung"] }, false],
] as const)("the search %s finds %o: %s", (search, text, found) => {
  expect(isFound(search, text as Partial<typeof profile>)).toBe(found);
});

it("a profile with a compound of a trade is found, and looked up, by that compound", () => {
  const names = trades.flatMap(({ names }) => termsOf(names)).filter((name) => /^\p{L}{4,}$/u.test(name));
  const compound = fc.tuple(fc.constantFrom("Lohn", "Seiden", "Vertriebs"), fc.constantFrom(...names));
  fc.assert(
    fc.property(compound, fc.constantFrom("", "pflege", "stunden"), ([first, name], last) => {
      for (const search of [`${first}${name.toLowerCase()}${last}`, `${name}${last}`]) {
        expect(isFound(search, { skills: [search] }), search).toBe(true);
        const words = wordsOfProfile(about({ skills: [search] }));
        expect(
          words.some((one) => findsWord(longestWord({ search }) ?? "", one)),
          search,
        ).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});

it("the area finds the listed area only, and other areas as Sonstiges", () => {
  const inArea = (area: string, activityArea: string) => profileSearch({ area })(profileWords(about({ activityArea })));
  for (const area of activityAreas) {
    expect(activityAreas.filter((other) => inArea(area, other))).toEqual([area]);
    expect(longestWord({ area })).toBeDefined();
  }
  expect(inArea("Sonstiges", "Keramik")).toBe(true);
  expect(inArea("Sonstiges", "")).toBe(false);
  expect(wordsOfProfile(about({ activityArea: "Keramik" }))).toEqual(["keramik", "sonstiges"]);
});
