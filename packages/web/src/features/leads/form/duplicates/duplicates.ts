import { type Identity, identityBy } from "@linkedpotential/contract/leads/identities";
import { companyKey, nameKey } from "@linkedpotential/contract/leads/similarity";

export type IdentityKind = keyof Identity;

/**
 * Normalized email and LinkedIn address of each lead, cached because every keystroke compares the input with all leads.
 */
const identityCache: Record<IdentityKind, WeakMap<Identity, string | null>> = {
  email: new WeakMap(),
  linkedinUrl: new WeakMap(),
};

function identityOf(lead: Identity, kind: IdentityKind): string | null {
  const cached = identityCache[kind].get(lead);
  if (cached !== undefined) return cached;
  const identity = identityBy[kind](lead[kind]);
  identityCache[kind].set(lead, identity);
  return identity;
}

export function findDuplicates<Row extends Identity & { id: number }>(
  kind: IdentityKind,
  value: string,
  leads: readonly Row[],
  ownId?: number,
): Row[] {
  const wanted = identityBy[kind](value);
  if (wanted === null) return [];
  return leads.filter((lead) => lead.id !== ownId && identityOf(lead, kind) === wanted);
}

type Person = { name: string; company: string };
type PersonKey = Record<keyof Person, string>;

/** Folded name and company of each lead, cached like the identities. */
const personCache = new WeakMap<Person, PersonKey>();

function personKeyOf(lead: Person): PersonKey {
  const key = personCache.get(lead) ?? { name: nameKey(lead.name), company: companyKey(lead.company) };
  personCache.set(lead, key);
  return key;
}

/** Finds the leads with the same name and company, ignoring spelling and legal form. None while one of both is empty. */
export function findSimilar<Row extends Person & { id: number }>(
  { name, company }: Person,
  leads: readonly Row[],
  ownId?: number,
): Row[] {
  if (!name.trim() || !company.trim()) return [];
  const wanted = { name: nameKey(name), company: companyKey(company) };
  return leads.filter((lead) => {
    if (lead.id === ownId) return false;
    const key = personKeyOf(lead);
    return key.name === wanted.name && key.company === wanted.company;
  });
}
