import { foldedWords } from "@linkedpotential/contract/folding";
import { identitiesOf } from "@linkedpotential/contract/leads/identities";
import type { ImportRow, LeadRow } from "@linkedpotential/contract/leads/schema";
import { companyKey, notStated, SimilarPeople } from "@linkedpotential/contract/leads/similarity";

type Person = Pick<LeadRow, "name" | "company" | "email" | "linkedinUrl">;
export type KnownLead = Person & Pick<LeadRow, "id" | "position">;
export type Employment = Pick<LeadRow, "company" | "position">;

/** Existing lead, or line of an earlier row of the file. */
export type Origin = KnownLead | { line: number };
type Same = Extract<ImportRow, { status: "duplicate" }>["same"];

/** Leads and earlier rows of the file, found by address, profile, or name and company. */
export class KnownPeople {
  readonly #byIdentity = new Map<string, Origin>();
  readonly #similar = new SimilarPeople<Origin>();

  add(person: Person, origin: Origin): void {
    for (const identity of identitiesOf(person)) {
      if (!this.#byIdentity.has(identity)) this.#byIdentity.set(identity, origin);
    }
    this.#similar.add(person, origin);
  }

  /** Finds the person with the same address or profile. */
  same(person: Person): { same: Same; origin: Origin } | undefined {
    for (const identity of identitiesOf(person)) {
      const origin = this.#byIdentity.get(identity);
      if (origin) return { same: identity.startsWith("mail") ? "email" : "linkedinUrl", origin };
    }
    return undefined;
  }

  /** Finds a person with the same name and company. */
  similar = (person: Person): Origin | undefined => this.#similar.find(person);
}

export const publicOrigin = (origin: Origin) =>
  "line" in origin ? { line: origin.line } : { name: origin.name, company: origin.company };

const positionKey = (position: string): string => foldedWords(position).join(" ");

/**
 * Returns company and position of a lead after an update from a row, or undefined when neither differs. Another spelling
 * is no difference, and what the row does not state stays.
 */
export function employmentAfter(lead: Employment, row: Employment): Employment | undefined {
  const isSame = {
    company: row.company === notStated || companyKey(row.company) === companyKey(lead.company),
    position: row.position === notStated || positionKey(row.position) === positionKey(lead.position),
  };
  if (isSame.company && isSame.position) return undefined;
  return {
    company: isSame.company ? lead.company : row.company,
    position: isSame.position ? lead.position : row.position,
  };
}
