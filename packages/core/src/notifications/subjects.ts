import { PostEntity, type PostKey } from "../community/post.entity.ts";
import { readBatch } from "../db/read-batch.ts";
import { LeadEntity } from "../leads/lead.entity.ts";
import { LiveTrainingEntity } from "../live-trainings/live-training.entity.ts";
import { shortName } from "../user/shown-name.ts";
import { UserEntity } from "../user/user.entity.ts";
import type { Notice } from "./read-notifications.ts";

interface Lead {
  name: string;
  company: string;
  /** Note for the follow-up. Empty without one. */
  note: string;
}
interface LiveTraining {
  title: string;
  startsAt: string;
  isCalledOff: boolean;
}
interface Person {
  name: string;
  isBusiness: boolean;
}
/** Current data of the leads, posts and other things that notifications refer to, by id. Deleted ones are missing. */
export interface Subjects {
  leads: ReadonlyMap<number, Lead>;
  liveTrainings: ReadonlyMap<number, LiveTraining>;
  posts: ReadonlyMap<number, string>;
  people: ReadonlyMap<number, Person>;
}

export async function readSubjects(userId: number, notices: readonly Notice[]): Promise<Subjects> {
  const idsOf = (type: Notice["type"]) => [
    ...new Set(notices.filter((one) => one.type === type).map(({ relatedId }) => relatedId)),
  ];
  const actors = [...new Set(notices.flatMap(({ actorId }) => actorId ?? []))];
  const [leads, liveTrainings, posts, people] = await Promise.all([
    readLeads(userId, idsOf("crm_followup")),
    readLiveTrainings([...new Set(notices.filter(isAboutEvent).map(({ relatedId }) => relatedId))]),
    readPosts(userId, postsOf(userId, notices)),
    readPeople(actors),
  ]);
  return { leads, liveTrainings, posts, people };
}

async function readLeads(userId: number, ids: number[]): Promise<Map<number, Lead>> {
  const keys = ids.map((leadId) => ({ userId, leadId }));
  const data = await readBatch(keys, (some) => LeadEntity.get(some).go());
  return new Map(data.map(({ leadId, name, company, followUpNotes: note = "" }) => [leadId, { name, company, note }]));
}

async function readLiveTrainings(ids: number[]): Promise<Map<number, LiveTraining>> {
  const keys = ids.map((liveTrainingId) => ({ liveTrainingId }));
  const data = await readBatch(keys, (some) => LiveTrainingEntity.get(some).go());
  return new Map(
    data.map(({ liveTrainingId, title, startsAt, state }) => [
      liveTrainingId,
      { title, startsAt, isCalledOff: state === "called_off" },
    ]),
  );
}

const isAboutEvent = ({ type }: Notice): boolean => type.startsWith("event_");

const isAboutOwnContent = (type: Notice["type"]): boolean => type.startsWith("content_");

/**
 * Returns the keys of the posts that notifications refer to. New requests and moderation decisions refer to posts of
 * the reader, all other notifications to a post of the actor.
 */
function postsOf(userId: number, notices: readonly Notice[]): PostKey[] {
  const keys = notices.flatMap(({ type, relatedId: postId, actorId }) => {
    if (isAboutOwnContent(type) && postId !== userId) return [{ postId, userId }];
    if (actorId === undefined || type === "project_request") return [];
    return { postId, userId: type === "collaboration_request_new" ? userId : actorId };
  });
  return [...new Map(keys.map((key) => [key.postId, key])).values()];
}

async function readPosts(readerId: number, keys: PostKey[]): Promise<Map<number, string>> {
  const data = await readBatch(keys, (some) => PostEntity.get(some).go());
  const seen = data.filter(({ userId, hidden }) => !hidden || userId === readerId);
  return new Map(seen.map(({ postId, title }) => [postId, title]));
}

async function readPeople(ids: number[]): Promise<Map<number, Person>> {
  const data = await readBatch(
    ids.map((userId) => ({ userId })),
    (some) => UserEntity.get(some).go(),
  );
  return new Map(
    data.map(({ userId, name, role }) => [userId, { name: shortName(name), isBusiness: role === "business" }]),
  );
}
