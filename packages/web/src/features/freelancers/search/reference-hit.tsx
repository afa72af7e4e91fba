import { foldedWords } from "@linkedpotential/contract/folding";
import type { Freelancer } from "@linkedpotential/contract/freelancers/schema";
import { everydayWords, fillers } from "@linkedpotential/contract/freelancers/search-fillers";
import type { Reference } from "@linkedpotential/contract/profile/offer";
import { useTexts } from "../../../texts/texts.ts";

/** Shorter words begin too many others. */
const wordMin = 3;

/** Names the reference with a word of the search that the rest of the card does not contain, if there is one. */
export function ReferenceHit({ person, search }: { person: Freelancer; search: string }) {
  const { foundReference } = useTexts("freelancers");
  const reference = referenceWith(search, person);
  if (!reference) return null;
  return (
    <p className="text-ink-muted text-sm [overflow-wrap:anywhere]">
      {foundReference(`${reference.customer} ${reference.year}`)}
    </p>
  );
}

function referenceWith(search: string, person: Freelancer): Reference | undefined {
  const { name, activityArea, skills, description, availability, references } = person;
  const has = (texts: readonly string[], word: string) =>
    foldedWords(texts.join("\n")).some((one) => one.startsWith(word));
  const missing = foldedWords(search)
    .filter((word) => word.length >= wordMin && !fillers.has(word) && !everydayWords.has(word))
    .filter((word) => !has([name, activityArea, ...skills, description, availability], word));
  return references.find(({ customer, text }) => missing.some((word) => has([customer, text], word)));
}
