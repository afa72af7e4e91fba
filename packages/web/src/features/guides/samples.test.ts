import type { Language } from "@linkedpotential/contract/user/schema";
import { describe, expect, it } from "vitest";
import { journeys } from "../../parts/guides/journeys.ts";
import { filledExample, guideLanguages, guideSamples } from "../../testing/guide-content.ts";
import type { SampleMessage } from "../../texts/guide-content.ts";
import { stepsOf } from "./journey/steps.ts";

/** How a message opens, by language. A subject line may precede the opening. */
const openings: Record<Language, { formal: string; informal?: string }> = {
  de: { formal: "{{anrede}},", informal: "Hallo {{vorname}}," },
  en: { formal: "{{salutation}}," },
  fr: { formal: "{{civilite}},", informal: "Bonjour {{prenom}}," },
};
const subjectLine = /^(Betreff|Subject|Objet) ?: .*\n\n/;
const opensWith = (text: string, opening: string) => text.replace(subjectLine, "").startsWith(opening);

/** Words that only a message to somebody contains. */
const addressee: Record<Language, RegExp> = {
  de: /\{\{(anrede|vorname)\}\},|^(Guten Tag|Hallo|Sehr geehrte\w*) [^,]/m,
  en: /\{\{(salutation|first_name)\}\},|^(Dear|Hello|Hi) [^,]/m,
  fr: /\{\{(civilite|prenom)\}\},|^Bonjour [^,]/m,
};

/** Words of the other form of address. */
const mixed: Partial<Record<Language, { formal: RegExp; informal: RegExp }>> = {
  de: {
    formal: /\b(du|dir|dich|dein\w*|euch|euer|eure\w*)\b/i,
    // At the beginning of a sentence these words may mean others.
    informal: /(?<=[^.?!:„\s] )(Sie|Ihnen|Ihr(e[mnrs]?)?)\b/,
  },
  // French uses vous for several people of a company too.
  fr: {
    formal: /(?<![\p{L}’-])(tu|te|toi|ton|ta|tes|t’\p{L})(?!\p{L})/iu,
    informal: /\bvotre (message|réponse|profil)\b/i,
  },
};

/** Returns the problems that a check finds in the samples of a language. */
function problemsIn(language: Language, check: (sample: SampleMessage) => (string | null)[]): string[] {
  return guideSamples(language)
    .flatMap(([path, sample]) => check(sample).map((problem) => problem && `${path}: ${problem}`))
    .filter((problem) => problem !== null);
}

const unfinished = /[{}]| {2}|[^.]\.\.(?!\.)|[?.!],|,,| [,.]|[.?!]“?\.(?!\.)/;

describe.each(guideLanguages)("samples in %s", (language) => {
  const { formal, informal } = openings[language];

  it("open with the greeting if they are for somebody", () => {
    const problems = problemsIn(language, ({ text }) => [
      addressee[language].test(text) && !opensWith(text, formal) ? text.slice(0, 60) : null,
    ]);
    expect(problems).toEqual([]);
  });

  it(`exist ${informal ? "with formal and informal" : "with one form of"} address`, () => {
    const expected = (text: string) => (informal !== undefined && opensWith(text, formal) ? informal : undefined);
    const problems = problemsIn(language, ({ text, informal: other }) => {
      const opening = expected(text);
      const isRight = opening === undefined ? other === undefined : opensWith(other ?? "", opening);
      return [isRight ? null : `expected an informal version with ${opening}, found ${other?.slice(0, 60)}`];
    });
    expect(problems).toEqual([]);
  });

  it("keep to one form of address", () => {
    const words = mixed[language];
    const problems = problemsIn(language, ({ text, informal: other = "" }) => [
      words?.formal.exec(text)?.[0] ?? null,
      words?.informal.exec(other)?.[0] ?? null,
    ]);
    expect(problems).toEqual([]);
  });

  it("read as complete texts when they are filled with the examples", () => {
    const problems = problemsIn(language, ({ text, informal: other = "" }) =>
      [text, other].map((version) => {
        const filled = filledExample(version, language);
        const found = unfinished.exec(filled);
        return found && filled.slice(Math.max(0, found.index - 30), found.index + 20);
      }),
    );
    expect(problems).toEqual([]);
  });

  it("exist for every step of every journey", () => {
    const paths = guideSamples(language).map(([path]) => path);
    const missing = journeys.flatMap((journey) =>
      stepsOf[journey]
        .map(({ id }) => `${journey}-journey.steps.${id}.`)
        .filter((step) => !paths.some((path) => path.startsWith(step))),
    );
    expect(missing).toEqual([]);
  });
});
