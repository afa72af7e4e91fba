import { expect, it } from "vitest";
import { findsWord, longestWord, profileSearch, profileWords, wordsOfProfile } from "./profile-words.ts";

const about = (text: { activityArea?: string; skills?: readonly string[]; description?: string }) => ({
  ...{ name: "", activityArea: "", description: "" },
  ...text,
  skills: [...(text.skills ?? [])],
});

it.each([
  ["Drohnenaufnahmen", { skills: ["Drohne"] }, true],
  ["Drohnenaufnahmen", { skills: ["Porträts"] }, false],
  ["Drohnenvideo", { skills: ["Drohne", "Imagefilme"] }, true],
  ["Luftaufnahmen", { skills: ["Drohne"] }, true],
  ["Firmenlogo", { activityArea: "Grafikdesign & Branding" }, true],
  ["Firmenlogos", { skills: ["Lektorat"] }, false],
  ["Praxisfotos", { activityArea: "Fotografie & Videoproduktion" }, true],
  ["Praxisfotos", { skills: ["Praxissoftware"] }, false],
  ["Fotograf", { skills: ["Hochzeitsfotos"] }, true],
  ["Blogartikel", { activityArea: "Content Creation & Copywriting" }, true],
  ["Werbeartikel", { skills: ["Copywriting"] }, false],
  ["Instagram", { activityArea: "Online Marketing & SEO" }, true],
  ["Instagramkanal", { activityArea: "Social Media Management" }, true],
  ["Facebookseite", { skills: ["TikTok"] }, true],
  ["Websitetexte", { skills: ["Copywriting"] }, true],
  ["Websitetext", { skills: ["Copywriting"] }, true],
  ["Websitetexte", { skills: ["Webdesign"] }, false],
  ["Shoplogo", { skills: ["Onlineshop"] }, false],
  ["Verkaufsschulung", { skills: ["Coaching"] }, false],
  ["Verkaufsschulung", { skills: ["Coaching", "Vertrieb"] }, true],
  ["Weihnachtskarten", { activityArea: "Grafikdesign & Branding" }, true],
  ["Praxiswebsite", { skills: ["WordPress"] }, true],
  ["Vereinshomepages", { skills: ["WordPress"] }, true],
  ["Mitarbeiterschulung", { skills: ["Coaching"] }, true],
  ["Umschulung", { skills: ["Coaching"] }, false],
  ["Hochschulen", { skills: ["Coaching"] }, false],
  ["Kreditor", { description: "Editor von Filmen." }, false],
  ["Dialog", { skills: ["Logo"] }, false],
  ["Fotovoltaik", { skills: ["Fotografie"] }, false],
  ["Zollrecht2027", { skills: ["Zollrecht"] }, false],
  ["Workshops", { skills: ["Onlineshop"] }, false],
] as const)("the search for the compound %s finds %o: %s", (search, text, found) => {
  expect(profileSearch({ search })(profileWords(about(text)))).toBe(found);
});

it.each([
  ...["Firmenlogo", "Praxisfotos", "Werbeflyer", "Kundenbroschüren", "Messeplakate", "Firmenblog", "Führungsseminar"],
  ...["Instagramkanal", "Facebookseite", "WordPressseite", "Drohnenaufnahmen"],
])("a profile that states %s is found, and looked up, by it", (search) => {
  const own = about({ description: `Mein Angebot: ${search}` });
  expect(profileSearch({ search })(profileWords(own))).toBe(true);
  const looked = longestWord({ search }) ?? "";
  expect(wordsOfProfile(own).some((word) => findsWord(looked, word))).toBe(true);
});
