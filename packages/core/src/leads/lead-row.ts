import type { Lead, LeadRow } from "@linkedpotential/contract/leads/schema";
import { shardOf } from "./follow-ups/shards.ts";
import type { StoredLead } from "./lead.entity.ts";
import type { StoredNotes } from "./lead-notes.entity.ts";
import type { VisibleLead } from "./visible-leads.ts";

const longNotes = ["vorbereitung", "infosErstgespraech", "infosZweitgespraech"] as const;
export type LongNotes = Pick<Lead, (typeof longNotes)[number]>;

/** Values of a lead without a contact. */
export const untouched = { lastTouchAt: null, lastTouchType: null } as const;

const unset = {
  salutation: null,
  email: "",
  nextStep: "",
  followUpNotes: "",
  notes: "",
  dealValue: null,
  linkedinUrl: "",
  phone: "",
  source: null,
  temperature: null,
  priorityClass: null,
  tags: [],
  lostReason: "",
  rhythmWeeks: null,
  ...untouched,
};

export function toRow(item: VisibleLead): LeadRow {
  const {
    userId,
    leadId,
    revision,
    hasNotes,
    timelineEntries,
    timelineBytes,
    shard,
    sentTemplate,
    touchUndo,
    ...fields
  } = item;
  return { id: leadId, ...unset, ...fields, followUpDate: fields.followUpDate || null };
}

const toNotes = (item: StoredNotes | null | undefined): LongNotes => ({
  vorbereitung: item?.vorbereitung ?? "",
  infosErstgespraech: item?.infosErstgespraech ?? "",
  infosZweitgespraech: item?.infosZweitgespraech ?? "",
});

export const toLead = (item: VisibleLead, notes: StoredNotes | null | undefined): Lead => ({
  ...toRow(item),
  ...toNotes(notes),
});

/** @internal */
export const notesOf = (lead: LongNotes): LongNotes => ({
  vorbereitung: lead.vorbereitung,
  infosErstgespraech: lead.infosErstgespraech,
  infosZweitgespraech: lead.infosZweitgespraech,
});

export function changedNotes(before: LongNotes, after: LongNotes) {
  const changed = longNotes.filter((field) => after[field] !== before[field]);
  if (changed.length === 0) return undefined;
  const emptied = changed.filter((field) => after[field] === "");
  const set: Partial<LongNotes> = Object.fromEntries(
    changed.flatMap((field) => (after[field] === "" ? [] : [[field, after[field]]])),
  );
  return { set, emptied };
}

export const hasNotes = (lead: LongNotes): boolean => longNotes.some((field) => lead[field] !== "");

const isSet = ([, value]: [string, unknown]): boolean =>
  value !== null && value !== "" && value !== undefined && !(Array.isArray(value) && value.length === 0);

const withoutEmpty = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(isSet)) as Fields;

export type Bookkeeping = Pick<
  StoredLead,
  "userId" | "leadId" | "revision" | "timelineEntries" | "timelineBytes" | "sentTemplate" | "touchUndo"
>;

export function toItem(lead: Omit<Lead, "id">, kept: Bookkeeping): StoredLead {
  const { name, company, position, status, closingProbability, followUpCompleted, createdAt, lastActivity } = lead;
  const { followUpDate, dealValue, source, temperature, priorityClass } = lead;
  const { salutation, rhythmWeeks, lastTouchAt, lastTouchType } = lead;
  const { email, nextStep, followUpNotes, notes, linkedinUrl, phone, tags, lostReason } = lead;
  const texts = { email, nextStep, followUpNotes, notes, linkedinUrl, phone, tags, lostReason };
  return {
    ...kept,
    name,
    company,
    position,
    status,
    closingProbability,
    followUpDate: followUpDate ?? "",
    followUpCompleted,
    createdAt,
    lastActivity,
    ...withoutEmpty(texts),
    ...(dealValue !== null && { dealValue }),
    ...(source && { source }),
    ...(temperature && { temperature }),
    ...(priorityClass && { priorityClass }),
    ...(salutation && { salutation }),
    ...(rhythmWeeks !== null && { rhythmWeeks }),
    ...(lastTouchAt && { lastTouchAt }),
    ...(lastTouchType && { lastTouchType }),
    hasNotes: hasNotes(lead),
    shard: shardOf(kept.userId),
  };
}

export const toNotesItem = (lead: LongNotes, userId: number, leadId: number): StoredNotes => ({
  userId,
  leadId,
  ...withoutEmpty(notesOf(lead)),
});
