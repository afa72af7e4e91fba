import { type Identity, identityBy } from "@linkedpotential/contract/leads/identities";

export type IdentityKind = keyof Identity;

/** Made once for each lead: every key typed asks all of them. */
const known: Record<IdentityKind, WeakMap<Identity, string | null>> = {
  email: new WeakMap(),
  linkedinUrl: new WeakMap(),
};

function identityOf(lead: Identity, kind: IdentityKind): string | null {
  const made = known[kind].get(lead);
  if (made !== undefined) return made;
  const identity = identityBy[kind](lead[kind]);
  known[kind].set(lead, identity);
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
