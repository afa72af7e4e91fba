import { type Identity, identitiesOf } from "@linkedpotential/contract/leads/identities";

export function findDuplicates<Row extends Identity & { id: number }>(
  candidate: Identity & { id?: number },
  leads: readonly Row[],
): Row[] {
  const wanted = new Set(identitiesOf(candidate));
  if (wanted.size === 0) return [];
  return leads.filter((lead) => lead.id !== candidate.id && identitiesOf(lead).some((one) => wanted.has(one)));
}
