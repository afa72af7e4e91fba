import {
  leadPriorityClasses,
  leadSources,
  leadTemperatures,
  salutations,
  touchTypes,
} from "@linkedpotential/contract/leads/choices";
import { leadStatuses } from "@linkedpotential/contract/leads/statuses";
import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { store } from "../db/store.ts";
import type { SentTemplate } from "./activity/sent-template.ts";
import type { TouchUndo } from "./timeline/touch-undo.ts";

const id = { type: "number", required: true, padding: { length: 16, char: "0" } } as const;
const hasOpenFollowUp = (row: { followUpDate?: string; followUpCompleted?: boolean }): boolean =>
  Boolean(row.followUpDate) && !row.followUpCompleted;

/**
 * Lead, always written as a whole because of its sparse indexes. Access patterns: one by id; by owner; an owner's open
 * work; follow-ups of a day.
 */
export const LeadEntity = new Entity(
  {
    model: { entity: "lead", version: "1", service: "linkedpotential" },
    attributes: {
      userId: id,
      leadId: id,
      name: { type: "string", required: true },
      salutation: { type: salutations },
      email: { type: "string" },
      company: { type: "string", required: true },
      position: { type: "string", required: true },
      status: { type: leadStatuses, required: true },
      closingProbability: { type: "number", required: true },
      nextStep: { type: "string" },
      /**
       * Date of the follow-up. Empty when there is none, because a write to a sparse index must contain all attributes
       * of the index.
       */
      followUpDate: { type: "string", required: true },
      followUpCompleted: { type: "boolean", required: true },
      followUpNotes: { type: "string" },
      notes: { type: "string" },
      dealValue: { type: "number" },
      linkedinUrl: { type: "string" },
      phone: { type: "string" },
      source: { type: leadSources },
      temperature: { type: leadTemperatures },
      priorityClass: { type: leadPriorityClasses },
      tags: { type: "list", items: { type: "string" } },
      lostReason: { type: "string" },
      rhythmWeeks: { type: "number" },
      createdAt: { type: "string", required: true },
      lastActivity: { type: "string", required: true },
      lastTouchAt: { type: "string" },
      lastTouchType: { type: touchTypes },
      /** Latest message with a template that is still unanswered. */
      sentTemplate: { type: CustomAttributeType<SentTemplate>("any") },
      /** Changes made by the latest touch, which can be undone for an hour. */
      touchUndo: { type: CustomAttributeType<TouchUndo>("any") },
      revision: { type: "number", required: true },
      hasNotes: { type: "boolean", required: true },
      /**
       * Number of entries in the timeline, and their size in bytes below. They tell when to trim the timeline before
       * its item becomes too large.
       */
      timelineEntries: { type: "number", required: true },
      timelineBytes: { type: "number", required: true },
      shard: { type: "number", required: true },
    },
    indexes: {
      ofOwner: {
        collection: "leads",
        pk: { field: "pk", composite: ["userId"] },
        sk: { field: "sk", composite: ["leadId"] },
      },
      openOfOwner: {
        index: "gsi1",
        collection: "openWork",
        condition: hasOpenFollowUp,
        pk: { field: "gsi1pk", composite: ["userId"] },
        sk: { field: "gsi1sk", composite: ["followUpDate", "leadId"] },
      },
      dueFollowUps: {
        index: "gsi2",
        projection: ["userId", "leadId"],
        condition: hasOpenFollowUp,
        pk: { field: "gsi2pk", composite: ["shard"] },
        sk: { field: "gsi2sk", composite: ["followUpDate", "userId", "leadId"] },
      },
    },
  },
  store,
);

export type StoredLead = EntityItem<typeof LeadEntity>;
