import { cutCharacters } from "../characters.ts";
import { addDays, addMonths } from "../dates.ts";
import { normalizeLinkedinUrl } from "../linkedin-url.ts";
import { leadNameMax } from "./limits.ts";
import type { Lead, LeadRow, NewLead } from "./schema.ts";

export const leadsPerPage = 25;
const copySuffix = " (Kopie)";
const untouchedMs = 14 * 24 * 60 * 60 * 1000;

/** Green, orange, blue, none. */
export type FollowUpTone = "completed" | "overdue" | "soon" | "neutral";

export function followUpTone(lead: Pick<LeadRow, "followUpDate" | "followUpCompleted">, today: string): FollowUpTone {
  if (lead.followUpCompleted) return "completed";
  if (lead.followUpDate === null) return "neutral";
  if (lead.followUpDate < today) return "overdue";
  return lead.followUpDate <= addDays(today, 1) ? "soon" : "neutral";
}

const folded = (text: string): string => text.normalize("NFC").toLowerCase();

type Searched = Pick<LeadRow, "name" | "email" | "company">;

/** Folded once: every key typed asks all of them. */
const searchTexts = new WeakMap<Searched, string>();
function searchText(lead: Searched): string {
  const known = searchTexts.get(lead);
  if (known !== undefined) return known;
  const text = folded([lead.name, lead.email, lead.company].join("\n"));
  searchTexts.set(lead, text);
  return text;
}

export function leadSearch(text: string): (lead: Searched) => boolean {
  const needle = folded(text.trim());
  return (lead) => needle === "" || searchText(lead).includes(needle);
}

export const isActiveDeal = ({ status }: Pick<LeadRow, "status">): boolean =>
  status === "qualified" || status === "proposal";

/** In EUR (D43). */
export function weightedValue({ status, dealValue, closingProbability }: Deal): number {
  if (status === "lost") return 0;
  return ((dealValue ?? 0) * (status === "won" ? 100 : closingProbability)) / 100;
}

type Deal = Pick<LeadRow, "status" | "dealValue" | "closingProbability">;

export const isUntouched = (lead: Pick<LeadRow, "status" | "lastActivity">, now: Date): boolean =>
  lead.status !== "won" && lead.status !== "lost" && now.getTime() - Date.parse(lead.lastActivity) >= untouchedMs;

/** A name that leaves no room for the suffix is cut (D43). */
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

export function identitiesOf({ email, linkedinUrl }: Identity): string[] {
  const profile = normalizeLinkedinUrl(linkedinUrl);
  const address = folded(email.trim());
  return [...(address ? [`mail ${address}`] : []), ...(profile ? [`profile ${folded(profile)}`] : [])];
}

export function findDuplicates<Row extends Identity & { id: number }>(
  candidate: Identity & { id?: number },
  leads: readonly Row[],
): Row[] {
  const wanted = new Set(identitiesOf(candidate));
  if (wanted.size === 0) return [];
  return leads.filter((lead) => lead.id !== candidate.id && identitiesOf(lead).some((one) => wanted.has(one)));
}

export const clampProbability = (text: string): number => Math.min(100, Number(text.replace(/\D/g, "")));

export const earliestFollowUpDate = (today: string): string => addMonths(today, -1);
