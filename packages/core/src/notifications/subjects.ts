import { LeadEntity } from "../leads/lead.entity.ts";
import { LiveTrainingEntity } from "../live-trainings/live-training.entity.ts";
import type { StoredNotification } from "./notification.entity.ts";

interface Lead {
  name: string;
  company: string;
}
interface LiveTraining {
  title: string;
  startsAt: string;
}
/** What notifications are about, by id, as it is now; what is gone is missing. */
export interface Subjects {
  leads: ReadonlyMap<number, Lead>;
  liveTrainings: ReadonlyMap<number, LiveTraining>;
}

export async function readSubjects(
  userId: number,
  notifications: readonly Pick<StoredNotification, "type" | "relatedId">[],
): Promise<Subjects> {
  const idsOf = (type: StoredNotification["type"]) => [
    ...new Set(notifications.filter((one) => one.type === type).map(({ relatedId }) => relatedId)),
  ];
  const [leads, liveTrainings] = await Promise.all([
    readLeads(userId, idsOf("crm_followup")),
    readLiveTrainings(idsOf("event_reminder")),
  ]);
  return { leads, liveTrainings };
}

async function readLeads(userId: number, ids: number[]): Promise<Map<number, Lead>> {
  if (ids.length === 0) return new Map();
  const { data } = await LeadEntity.get(ids.map((leadId) => ({ userId, leadId }))).go();
  return new Map(data.map(({ leadId, name, company }) => [leadId, { name, company }]));
}

async function readLiveTrainings(ids: number[]): Promise<Map<number, LiveTraining>> {
  if (ids.length === 0) return new Map();
  const { data } = await LiveTrainingEntity.get(ids.map((liveTrainingId) => ({ liveTrainingId }))).go();
  const announced = data.filter(({ state }) => state === "announced");
  return new Map(announced.map(({ liveTrainingId, title, startsAt }) => [liveTrainingId, { title, startsAt }]));
}
