import { readBatch } from "../../db/read-batch.ts";
import { LeadActivityEntity } from "../../leads/activity/lead-activity.entity.ts";
import { LeadCounterEntity } from "../../leads/counter/lead-counter.entity.ts";
import { DeletedLeadEntity } from "../../leads/deletion/deleted-lead.entity.ts";
import { LeadEntity } from "../../leads/lead.entity.ts";
import { LeadNotesEntity } from "../../leads/lead-notes.entity.ts";
import { toLead } from "../../leads/lead-row.ts";
import { LeadTimelineEntity } from "../../leads/timeline/lead-timeline.entity.ts";
import { readEntry } from "../../leads/timeline/timeline-entry.ts";
import { hiddenIds, knownVisible, type VisibleLead, visible } from "../../leads/visible-leads.ts";
import { TaskEntity } from "../../tasks/task.entity.ts";
import { toTask } from "../../tasks/to-task.ts";
import { TemplateEntity } from "../../templates/template.entity.ts";
import { toTemplate } from "../../templates/to-template.ts";
import { nextOf, type Section, whole } from "./section.ts";

/**
 * Maximum number of leads per page. A lead with notes and timeline may have 400 KB, and a batch read returns at most 16
 * MB.
 */
const leadsAtOnce = 25;
const templatesAtOnce = 50;
const tasksAtOnce = 200;

export const crmSections: readonly Section[] = [
  {
    name: "leads",
    atOnce: leadsAtOnce,
    read: async ({ user: { id: userId } }, after, limit) => {
      const query = LeadEntity.query.ofOwner({ userId }).gt({ leadId: after });
      const [page, { data: counter }] = await Promise.all([
        query.go({ limit, pages: 1 }),
        LeadCounterEntity.get({ userId }).go({ consistent: true }),
      ]);
      const leads = visible(page.data, hiddenIds(counter));
      return { items: await withHistory(userId, leads), next: nextOf(page, ({ leadId }) => leadId) };
    },
  },
  {
    name: "deletedLeadsThatCanBeRestored",
    atOnce: leadsAtOnce,
    read: async ({ user: { id: userId } }, after, limit) => {
      const query = DeletedLeadEntity.query.ofOwner({ userId }).gt({ leadId: after });
      const page = await query.go({ limit, pages: 1 });
      const leads = await withHistory(
        userId,
        page.data.map(({ row }) => knownVisible(row)),
      );
      const items = leads.map((lead, index) => ({ deletedAt: page.data[index]?.deletedAt, ...lead }));
      return { items, next: nextOf(page, ({ leadId }) => leadId) };
    },
  },
  whole("countsOfWorkWithLeads", async ({ user: { id: userId } }) => {
    const { data } = await LeadActivityEntity.query.ofOwner({ userId }).go({ pages: "all" });
    return data.map(({ userId: _, ...counts }) => counts);
  }),
  {
    name: "tasks",
    read: async ({ user: { id: userId } }, after) => {
      const page = await TaskEntity.query
        .ofOwner({ userId })
        .gt({ taskId: after })
        .go({ limit: tasksAtOnce, pages: 1 });
      return { items: page.data.map(toTask), next: nextOf(page, ({ taskId }) => taskId) };
    },
  },
  {
    name: "savedTemplates",
    read: async ({ user: { id: userId } }, after) => {
      const query = TemplateEntity.query.ofOwner({ userId }).gt({ templateId: after });
      const page = await query.go({ limit: templatesAtOnce, pages: 1 });
      return { items: page.data.map(toTemplate), next: nextOf(page, ({ templateId }) => templateId) };
    },
  },
];

async function withHistory(userId: number, rows: VisibleLead[]): Promise<object[]> {
  const keys = rows.map(({ leadId }) => ({ userId, leadId }));
  const [notes, timelines] = await Promise.all([
    readBatch(keys, (some) => LeadNotesEntity.get(some).go()),
    readBatch(keys, (some) => LeadTimelineEntity.get(some).go()),
  ]);
  const notesOf = new Map(notes.map((item) => [item.leadId, item]));
  const entriesOf = new Map(timelines.map(({ leadId, entries }) => [leadId, entries]));
  return rows.map((row) => ({
    ...toLead(row, notesOf.get(row.leadId)),
    timeline: (entriesOf.get(row.leadId) ?? []).flatMap(readEntry),
  }));
}
