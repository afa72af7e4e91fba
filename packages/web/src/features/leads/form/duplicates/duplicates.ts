import { type Identity, identityBy } from "@linkedpotential/contract/leads/identities";

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
