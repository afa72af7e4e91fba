import type { Language } from "@linkedpotential/contract/user/schema";
import { describe, expect, it } from "vitest";
import { type Journey, journeys, stepCount } from "../../parts/guides/journeys.ts";
import { limitOf } from "../../parts/templates/channels.ts";
import { isKnownPlaceholder, placeholdersIn } from "../../parts/templates/placeholders/placeholders.ts";
import { filledExample } from "../../testing/guide-content.ts";
import { textLeaves } from "../../testing/text-leaves.ts";
import type { Texts } from "../../texts/areas.ts";
import type {
  BusinessGuidesTexts,
  ColdJourneyTexts,
  HandbookMoneyTexts,
  HandbookSalesTexts,
  HandbookWorkTexts,
  HotJourneyTexts,
  JourneyTexts,
  MeetingGuidesTexts,
  PostTypesTexts,
  ReferralJourneyTexts,
  SampleMessage,
  StrategiesTexts,
  WarmJourneyTexts,
} from "../../texts/guide-content.ts";
import { stepsOf } from "./journey/steps.ts";
import { countWords, postText } from "./posts/post-text.ts";
import { postTypeIds, postTypes } from "./posts/post-types.ts";
import { strategyIds } from "./strategies/strategy-list.ts";

interface GuideTexts {
  "guides/hot-journey": HotJourneyTexts;
  "guides/warm-journey": WarmJourneyTexts;
  "guides/cold-journey": ColdJourneyTexts;
  "guides/referral-journey": ReferralJourneyTexts;
  "guides/post-types": PostTypesTexts;
  "guides/strategies": StrategiesTexts;
  "guides/meeting-guides": MeetingGuidesTexts;
  "guides/business": BusinessGuidesTexts;
  "guides/handbook": Texts["guides/handbook"];
  "guides/handbook-money": HandbookMoneyTexts;
  "guides/handbook-sales": HandbookSalesTexts;
  "guides/handbook-work": HandbookWorkTexts;
}
type GuideArea = keyof GuideTexts;

const files = import.meta.glob<GuideTexts[GuideArea]>("../../texts/*/guides/*.ts", { import: "default", eager: true });
const languages = ["de", "en", "fr"] as const satisfies Language[];
const areas = [
  ...journeys.map((journey) => `guides/${journey}-journey` as const),
  "guides/post-types",
  "guides/strategies",
  "guides/meeting-guides",
  "guides/business",
  "guides/handbook",
  "guides/handbook-money",
  "guides/handbook-sales",
  "guides/handbook-work",
] as const;
const filesToTest = languages.flatMap((language) => areas.map((area) => [language, area] as const));

const textsOf = <Area extends GuideArea>(language: Language, area: Area) =>
  files[`../../texts/${language}/${area}.ts`] as GuideTexts[Area];
const journeyIn = (language: Language, journey: Journey): JourneyTexts<string> =>
  textsOf(language, `guides/${journey}-journey`);

const isId = (path: string) => path.endsWith(".id");
/**
 * Returns whether a text is the label of a post's section, such as the final question. Labels may repeat in other
 * posts.
 */
const isLabel = (path: string) => /\.sections\.\d+\.title$/.test(path);
const leavesOf = (language: Language, area: GuideArea) =>
  [...textLeaves(textsOf(language, area))].filter(([path]) => !isId(path));

describe.each(filesToTest)("in %s, %s", (language, area) => {
  it("has no empty text, no duplicate text and no empty list", () => {
    const leaves = leavesOf(language, area);
    for (const [path, text] of leaves) expect([path, text.trim() === text && text.length > 1]).toEqual([path, true]);
    const times = Map.groupBy(
      leaves.filter(([path]) => !isLabel(path)),
      ([, text]) => text,
    );
    expect([...times.values()].filter((same) => same.length > 1).map((same) => same.map(([path]) => path))).toEqual([]);
    expect([...lists(textsOf(language, area))].filter(([, list]) => list.length === 0)).toEqual([]);
  });

  it("has the same structure as the German texts", () => {
    // The number of list items may differ, because laws and customs differ by country.
    const shape = (one: Language) => [...new Set(leavesOf(one, area).map(([path]) => path.replace(/\.\d+/g, "")))];
    // English has one form of address.
    const expected = shape("de").filter((path) => language !== "en" || !path.endsWith(".informal"));
    expect(shape(language).sort()).toEqual(expected.sort());
  });

  it("uses placeholders that a lead can fill, or that have a descriptive name", () => {
    for (const [path, text] of leavesOf(language, area)) {
      for (const { key, raw } of placeholdersIn(text)) {
        const isPlain = /^\{\{\p{Ll}[\p{Ll}\d_]+\}\}$/u.test(raw);
        expect([path, raw, isKnownPlaceholder(key) || isPlain]).toEqual([path, raw, true]);
      }
      expect([path, /\[[^\]]*\]\(|Lorem|TODO|XXX/.test(text)]).toEqual([path, false]);
    }
  });
});

function* lists(value: unknown, path = ""): Generator<[string, unknown[]]> {
  if (Array.isArray(value)) yield [path, value];
  if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* lists(inner, `${path}.${key}`);
}

describe.each(languages)("in %s", (language) => {
  it.each(journeys)(
    "the journey %s has six steps, each with title, description and tips [GUIDE-12, GUIDE-20..22, FIG-13..15]",
    (journey) => {
      const { steps } = journeyIn(language, journey);
      expect(Object.keys(steps)).toEqual(stepsOf[journey].map(({ id }) => id));
      expect(Object.keys(steps)).toHaveLength(stepCount);
      for (const [id, { title, content }] of Object.entries(steps)) {
        expect([id, title.length <= 26]).toEqual([id, true]);
        expect([id, content.tips.length >= 2]).toEqual([id, true]);
        for (const tip of content.tips) expect([id, tip.points.length >= 2]).toEqual([id, true]);
      }
    },
  );

  it.each(journeys)("the steps of the journey %s explain their templates if they have any (D44)", (journey) => {
    const { steps } = journeyIn(language, journey);
    for (const { id, templates } of stepsOf[journey])
      expect([id, steps[id]?.templateNote !== undefined]).toEqual([id, templates !== undefined]);
  });

  it.each(journeys)("the samples of the journey %s do not exceed the limits of their channels", (journey) => {
    const { steps } = journeyIn(language, journey);
    for (const { id, templates = [] } of stepsOf[journey])
      for (const sample of steps[id]?.guide?.samples ?? []) expectLength(sample, limitOf(templates[0]?.channel));
  });

  it("the interview guide has six sections", () => {
    expect(textsOf(language, "guides/hot-journey").interview.sections).toHaveLength(6);
  });

  it.each(postTypeIds)(
    "posts of the type %s have the recommended number of words and do not exceed the limit of a post",
    (type) => {
      const [least, most] = postTypes[type].wordCount;
      const { posts } = textsOf(language, "guides/post-types")[type];
      expect(posts.length).toBeGreaterThan(0);
      for (const { id, sections } of posts) {
        const text = filledExample(postText(sections), language);
        const words = countWords(text);
        expect([id, words, words >= least && words <= most]).toEqual([id, words, true]);
        expectLength({ title: id, text }, limitOf("post"));
      }
    },
  );

  it("has eight types of posts, three strategies, and two meetings of five sections", () => {
    expect(Object.keys(textsOf(language, "guides/post-types")).sort()).toEqual([...postTypeIds].sort());
    expect(Object.keys(textsOf(language, "guides/strategies"))).toEqual([...strategyIds]);
    for (const { sections, checklists } of Object.values(textsOf(language, "guides/meeting-guides")))
      expect([sections.length, checklists.length]).toEqual([5, 2]);
  });

  it("the guides for businesses have 400 to 700 words each, a checklist and a text to copy", () => {
    for (const [id, { sections, ...guide }] of Object.entries(textsOf(language, "guides/business").guides)) {
      const words = countWords([...textLeaves({ sections, ...guide })].map(([, text]) => text).join(" "));
      expect([id, words, words >= 400 && words <= 700]).toEqual([id, words, true]);
      expect([id, guide.checklist.points.length >= 5, guide.sample.text.length > 100]).toEqual([id, true, true]);
    }
  });
});

function expectLength({ title, text, informal = "" }: SampleMessage, max: number) {
  for (const version of [text, informal])
    expect([title, version.length, version.length <= max]).toEqual([title, version.length, true]);
}

it.each(["en", "fr"] as const)("the texts are translated in %s", (language) => {
  // Short texts, such as names of places and products, may be equal in all languages. Therefore only longer ones are
  // compared.
  const isSentence = (text: string) => text.length > 24;
  for (const area of areas) {
    const german = new Map(leavesOf("de", area));
    const same = leavesOf(language, area).filter(([path, text]) => isSentence(text) && german.get(path) === text);
    expect(same).toEqual([]);
  }
});

it("the German texts address the reader formally [D59]", () => {
  for (const area of areas)
    for (const [path, text] of leavesOf("de", area))
      if (!path.endsWith(".informal"))
        expect([area, path, /\b(du|dir|dich|dein\w*)\b/i.test(text)]).toEqual([area, path, false]);
});

it("the German texts have no exclamation marks [D59]", () => {
  for (const area of areas)
    for (const [path, text] of leavesOf("de", area))
      expect([area, path, text.includes("!")]).toEqual([area, path, false]);
});
