import { identitiesOf } from "@linkedpotential/contract/leads/identities";
import type { LeadRow, NewLead } from "@linkedpotential/contract/leads/schema";
import { notStated, SimilarPeople } from "@linkedpotential/contract/leads/similarity";

const unfilled = {
  ...{
    salutation: null,
    followUpDate: null,
    dealValue: null,
    temperature: null,
    priorityClass: null,
    rhythmWeeks: null,
  },
  ...{ nextStep: "", followUpNotes: "", phone: "", lostReason: "" },
  ...{ vorbereitung: "", infosErstgespraech: "", infosZweitgespraech: "" },
  status: "new",
  closingProbability: 0,
  followUpCompleted: false,
} as const;

/** Person of the network who can become a lead. */
export interface LeadCandidate {
  name: string;
  /** Empty when it is not known. */
  company: string;
  email: string;
  linkedinUrl: string;
  notes: string;
}

export const leadOf = ({ company, ...person }: LeadCandidate): NewLead => ({
  ...unfilled,
  ...person,
  tags: [],
  company: company || notStated,
  position: notStated,
  source: "community",
});

interface KnownPeople {
  byIdentity: ReadonlyMap<string, LeadRow>;
  similar: SimilarPeople<LeadRow>;
}

// Cached by list, because each card of a page searches all leads.
const indexes = new WeakMap<readonly LeadRow[], KnownPeople>();

function peopleIn(leads: readonly LeadRow[]): KnownPeople {
  const known = indexes.get(leads);
  if (known) return known;
  const similar = new SimilarPeople<LeadRow>();
  for (const lead of leads) similar.add(lead, lead);
  const byIdentity = new Map(leads.flatMap((lead) => identitiesOf(lead).map((identity) => [identity, lead])));
  indexes.set(leads, { byIdentity, similar });
  return { byIdentity, similar };
}

/** Finds a lead with the same address or profile, or with the same name and company in any spelling. */
export function findSameLead(leads: readonly LeadRow[], candidate: LeadCandidate): LeadRow | undefined {
  const { byIdentity, similar } = peopleIn(leads);
  const [same] = identitiesOf(candidate).flatMap((identity) => byIdentity.get(identity) ?? []);
  return same ?? similar.find({ name: candidate.name, company: candidate.company || notStated });
}
