import type { Facts } from "./facts.ts";
import type { FoundPerson, Person } from "./people-in.ts";
import type { Part, PartKind, Reading } from "./reading.ts";
import { foldedSet, overlaps, type Span, type Token } from "./tokens.ts";

/** Which of the facts a reading uses. */
export interface Choice {
  date?: Span & { date: string };
  amount?: Span & { amount: number };
  usesStatus: boolean;
}

type Used = readonly (Span & { kind: PartKind })[];

const as = (kind: PartKind, ...spans: readonly (Span | null | undefined)[]): Used =>
  spans.flatMap((span) => (span ? [{ kind, start: span.start, end: span.end }] : []));

const titles = foldedSet("Frau", "Herr", "Herrn", "Hr", "Fr", "Dr", "Prof");
const links = foldedSet("an", "bei", "mit", "für", "von", "zu", "der", "dem", "den", "die");

/** Extends the words that name somebody by titles and prepositions in front of them: "mit Frau Müller". */
function withLinks(span: Span, tokens: readonly Token[]): Span {
  let at = tokens.findIndex(({ start }) => start === span.start);
  while (at > 0 && (titles.has(tokens[at - 1]?.word ?? "") || links.has(tokens[at - 1]?.word ?? ""))) at -= 1;
  return { start: tokens[at]?.start ?? span.start, end: span.end };
}

/** Returns the sentence without some of its parts. */
function without(sentence: string, used: readonly Span[]): string {
  if (used.length === 0) return sentence.trim();
  let rest = "";
  let from = 0;
  for (const { start, end } of used.toSorted((a, b) => a.start - b.start)) {
    rest += `${sentence.slice(from, Math.max(from, start))} `;
    from = Math.max(from, end);
  }
  return `${rest}${sentence.slice(from)}`
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ (?=[,;])/g, "")
    .replaceAll(/([,;])\1+/g, "$1")
    .replaceAll(/\(\s*\)/g, "")
    .replaceAll(/^[\s,;:–→-]+|[\s,;:–→-]+$/g, "");
}

/** Returns the used parts and the words between them, in the order of the sentence. */
function partsOf(tokens: readonly Token[], used: Used, restKind: PartKind): Part[] {
  const rest = tokens.filter((token) => !used.some((span) => overlaps(span, token)));
  return [...used, ...as(restKind, ...rest)].toSorted((a, b) => a.start - b.start);
}

const commonFacts = ({ sentence, tags, unread }: Facts) => ({
  tags: tags.map(({ text }) => text.slice(1)),
  unread: unread.map(({ start, end }) => sentence.slice(start, end)),
  isPlain: false,
});

/** Returns the task with the whole sentence as its title. */
export const plainTask = (facts: Facts): Reading => ({
  ...commonFacts(facts),
  ...{ kind: "task", tags: [], isPlain: true, text: facts.sentence.trim() },
  parts: partsOf(facts.tokens, [], "text"),
});

export function taskReading(facts: Facts, { date }: Choice): Reading {
  const used = [...as("kind", facts.prefix), ...as("date", date)];
  return {
    ...commonFacts(facts),
    ...{ kind: "task", tags: [] },
    text: without(facts.sentence, used) || facts.sentence.trim(),
    ...(date && { date: date.date }),
    parts: partsOf(facts.tokens, used, "text"),
    isPlain: used.length === 0,
  };
}

/** Returns the parts of a reading about a lead, and what they say. */
function leadFacts(facts: Facts, { date, amount, usesStatus }: Choice) {
  const status = usesStatus ? facts.status : null;
  const used = [
    ...[...as("kind", facts.prefix), ...as("date", date), ...as("value", amount)],
    ...[...as("status", status), ...as("tag", ...facts.tags)],
  ];
  const says = {
    ...(status && { status: status.status }),
    ...(date && { date: date.date }),
    ...(amount && { value: amount.amount }),
  };
  return { used, says };
}

/** Returns the next step with a lead. Null if the sentence says nothing but the name. */
export function followUpReading<P extends Person>(
  facts: Facts,
  choice: Choice,
  { person, words }: FoundPerson<P>,
): Reading<P> | null {
  const { used, says } = leadFacts(facts, choice);
  const named = as("lead", ...words.map((word) => withLinks(word, facts.tokens)));
  const all = [...used, ...named.filter((span) => !used.some((other) => overlaps(span, other)))];
  const text = without(facts.sentence, all);
  if (text === "" && Object.keys(says).length === 0 && facts.tags.length === 0) return null;
  return {
    ...commonFacts(facts),
    ...{ kind: "follow_up", lead: person, text },
    ...says,
    parts: partsOf(facts.tokens, all, "text"),
  };
}

const companyForm = /(^|\s)(GmbH|gGmbH|AG|KG|OHG|GbR|UG|SE|eG|e\.K\.|Ltd\.?|Inc\.?)(?=\s|$|\))/;

export const namesCompany = (sentence: string): boolean => companyForm.test(sentence);
export const namesPerson = (sentence: string): boolean => /(^|\s)(Frau|Herrn?|Fr\.|Hr\.)\s\p{Lu}/u.test(sentence);

/** Returns the new lead that the rest of the sentence names: "Frau Müller, Nordlicht GmbH". Null without a name. */
export function leadReading(facts: Facts, choice: Choice): Reading | null {
  const { used, says } = leadFacts(facts, choice);
  const rest = without(facts.sentence, used).replace(/^(?:(?:an|für|bei|mit|von)\s+)+/i, "");
  const [first = "", ...others] = rest.split(/\s*[,;(]\s*|\s+(?:von|bei)\s+(?=\p{Lu})/u).map(clean);
  const [, title = "", name = ""] = /^(Frau|Herrn?|Fr\.|Hr\.)\s+(.+)$/u.exec(first) ?? [null, "", first];
  const isCompany = others.length === 0 && namesCompany(name);
  const company = isCompany ? name : others.filter(Boolean).join(", ");
  if (!/\p{L}/u.test(rest) || name === "") return null;
  return {
    ...commonFacts(facts),
    ...{ kind: "lead", text: "", name: isCompany ? "" : name },
    ...(title && { salutation: title.startsWith("F") ? ("ms" as const) : ("mr" as const) }),
    ...(company && { company }),
    ...says,
    parts: partsOf(facts.tokens, used, "name"),
  };
}

const clean = (text: string): string => text.replaceAll(/[()]/g, "").trim();
