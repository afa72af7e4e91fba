import { foldedWords } from "../folding.ts";

/** Company and position of an imported lead whose file has none. Both are required, and nothing is invented. */
export const notStated = "Nicht angegeben";

const titles = new Set(["dr", "prof", "dipl", "ing"]);
const legalForms = new Set(
  "gmbh mbh ag ug haftungsbeschrankt kg kgaa ohg gbr se co ev ek eg partg mbb ltd llc inc sa sas sarl bv nv und and".split(
    " ",
  ),
);

/** Joins the words of a text except ignored ones. Returns all words when nothing else remains. */
function joined(words: readonly string[], ignored: ReadonlySet<string>): string {
  const kept = words.filter((word) => !ignored.has(word));
  return (kept.length > 0 ? kept : words).join(" ");
}

/** Returns the folded name with its words in alphabetical order, so that `Großmann, Jürgen` equals `Jürgen Großmann`. */
export const nameKey = (name: string): string =>
  joined(foldedWords(name), titles).split(" ").sort().join(" ") || name.trim().toLowerCase();

/** Returns the folded company without its legal form. Empty for a company that was not stated. */
export function companyKey(company: string): string {
  if (company === notStated) return "";
  // Join the letters of forms such as e.K. and e. V., which would be two words.
  const words = foldedWords(company.replace(/\be\.\s?([kvg])\b\.?/gi, "e$1"));
  return joined(words, legalForms) || company.trim().toLowerCase();
}

interface Person {
  name: string;
  company: string;
}

/**
 * Finds people with the same name and company in any spelling. A company that was not stated equals every company.
 * People of such an index are probably the same, never certainly.
 */
export class SimilarPeople<Value> {
  readonly #byName = new Map<string, Map<string, Value>>();

  /** Adds a person. An earlier person with the same key stays. */
  add({ name, company }: Person, value: Value): void {
    const key = nameKey(name);
    const companies = this.#byName.get(key) ?? new Map<string, Value>();
    this.#byName.set(key, companies);
    const own = companyKey(company);
    if (!companies.has(own)) companies.set(own, value);
  }

  find({ name, company }: Person): Value | undefined {
    const companies = this.#byName.get(nameKey(name));
    const own = companyKey(company);
    if (own === "") return companies?.values().next().value;
    return companies?.get(own) ?? companies?.get("");
  }
}
