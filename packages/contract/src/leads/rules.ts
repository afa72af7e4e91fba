import { cutCharacters } from "../characters.ts";
import { addDays, addMonths } from "../dates.ts";
import { normalizeLinkedinUrl } from "../linkedin-url.ts";
import { leadNameMax } from "./limits.ts";
import type { Lead, LeadRow, NewLead } from "./schema.ts";

export const leadsPerPage = 25;
const copySuffix = " (Kopie)";
const untouchedMs = 14 * 24 * 60 * 60 * 1000;

/** Colour of a lead's row: green, orange, blue or none (FOLLOW-01 to FOLLOW-05). */
export type FollowUpTone = "completed" | "overdue" | "soon" | "neutral";

export function followUpTone(lead: Pick<LeadRow, "followUpDate" | "followUpCompleted">, today: string): FollowUpTone {
  if (lead.followUpCompleted) return "completed";
  if (lead.followUpDate === null) return "neutral";
  if (lead.followUpDate < today) return "overdue";
  return lead.followUpDate <= addDays(today, 1) ? "soon" : "neutral";
}

const folded = (text: string): string => text.normalize("NFC").toLowerCase();

type Searched = Pick<LeadRow, "name" | "email" | "company">;

/** What is searched of a lead, folded once: every key typed asks all of them. */
const searchTexts = new WeakMap<Searched, string>();
function searchText(lead: Searched): string {
  const known = searchTexts.get(lead);
  if (known !== undefined) return known;
  const text = folded([lead.name, lead.email, lead.company].join("\n"));
  searchTexts.set(lead, text);
  return text;
}

/** Finds leads whose name, e-mail or company contain the text, upper and lower case alike (LEAD-10 to LEAD-13). */
export function leadSearch(text: string): (lead: Searched) => boolean {
  const needle = folded(text.trim());
  return (lead) => needle === "" || searchText(lead).includes(needle);
}

/** Qualified, or with an offer made (LEAD-08). */
export const isActiveDeal = ({ status }: Pick<LeadRow, "status">): boolean =>
  status === "qualified" || status === "proposal";

/** What a deal is worth by its chance, in EUR (D43); decided, it is worth all or nothing. */
export function weightedValue({ status, dealValue, closingProbability }: Deal): number {
  if (status === "lost") return 0;
  return ((dealValue ?? 0) * (status === "won" ? 100 : closingProbability)) / 100;
}

type Deal = Pick<LeadRow, "status" | "dealValue" | "closingProbability">;

/** Nothing happened for 14 days on a lead that is neither won nor lost. */
export const isUntouched = (lead: Pick<LeadRow, "status" | "lastActivity">, now: Date): boolean =>
  lead.status !== "won" && lead.status !== "lost" && now.getTime() - Date.parse(lead.lastActivity) >= untouchedMs;

/** The lead to create for a copy (LEAD-26 to LEAD-29, D43); a name that leaves no room for the suffix is cut. */
export function copyOfLead(lead: Lead): NewLead {
  const { id: _id, createdAt: _createdAt, lastActivity: _lastActivity, ...fields } = lead;
  return {
    ...fields,
    name: cutCharacters(lead.name, leadNameMax - copySuffix.length) + copySuffix,
    status: "new",
    followUpDate: null,
    followUpCompleted: false,
    lostReason: "",
  };
}

type Identity = Pick<LeadRow, "email" | "linkedinUrl">;

/** What makes two leads the same person: e-mail address and LinkedIn profile, however they are written. */
export function identitiesOf({ email, linkedinUrl }: Identity): string[] {
  const profile = normalizeLinkedinUrl(linkedinUrl);
  const address = folded(email.trim());
  return [...(address ? [`mail ${address}`] : []), ...(profile ? [`profile ${folded(profile)}`] : [])];
}

/** The leads that seem to be the same person as the candidate; itself, known by its id, is not among them. */
export function findDuplicates<Row extends Identity & { id: number }>(
  candidate: Identity & { id?: number },
  leads: readonly Row[],
): Row[] {
  const wanted = new Set(identitiesOf(candidate));
  if (wanted.size === 0) return [];
  return leads.filter((lead) => lead.id !== candidate.id && identitiesOf(lead).some((one) => wanted.has(one)));
}

/** The closing probability that a typed text means: its digits, at most 100 (LEADFORM-12, LEADFORM-13). */
export const clampProbability = (text: string): number => Math.min(100, Number(text.replace(/\D/g, "")));

/** The first day that the follow-up calendar offers: one month ago (LEADFORM-21, CONST-106). */
export const earliestFollowUpDate = (today: string): string => addMonths(today, -1);
