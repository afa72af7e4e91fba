import { foldedWords } from "@linkedpotential/contract/folding";
import { findsWord, type Profile } from "./profile-words.ts";
import { relatedWords } from "./related-words.ts";

/**
 * Returns a function that compares profiles by how often they say the searched words: in how many of their skills and
 * references, and whether in the area, description and availability. A profile that says its rarest word more often
 * comes first, because this work is closer to what the person does.
 */
export function byStrength(words: readonly string[]): (one: Profile, other: Profile) => number {
  if (words.length === 0) return () => 0;
  const strengthOf = memoized((profile) => {
    const parts = partsOf(profile);
    const counts = words.map((word) => parts.filter((said) => said.some((one) => findsWord(word, one))).length);
    return { least: Math.min(...counts), all: counts.reduce((sum, count) => sum + count, 0) };
  });
  return (one, other) => {
    const [strength, otherStrength] = [strengthOf(one), strengthOf(other)];
    return otherStrength.least - strength.least || otherStrength.all - strength.all;
  };
}

/** Returns the folded words of each part of a profile, and those related to what the person offers. */
function partsOf({ activityArea, skills, description, availability = "", references = [] }: Profile): string[][] {
  const offered = [activityArea, ...skills, description].map(foldedWords);
  const done = references.map(({ customer, text }) => foldedWords(`${customer}\n${text}`));
  return [...offered.map((own) => [...own, ...relatedWords(own)]), ...done, foldedWords(availability)];
}

function memoized<Value>(compute: (profile: Profile) => Value): (profile: Profile) => Value {
  const known = new Map<Profile, Value>();
  return (profile) => {
    const value = known.get(profile) ?? compute(profile);
    known.set(profile, value);
    return value;
  };
}
