import { readColleagues } from "../business/company/members/read-colleagues.ts";
import { CollaborationRequestEntity } from "../collaboration-requests/collaboration-request.entity.ts";
import { PostEntity, type PostKey } from "../community/post.entity.ts";
import { readBatch } from "../db/read-batch.ts";
import { LeadEntity } from "../leads/lead.entity.ts";
import { LiveTrainingEntity } from "../live-trainings/live-training.entity.ts";
import { namesForCompany } from "../project-requests/name-for-company.ts";
import { readNamesFor } from "../project-requests/names-for-freelancer.ts";
import { ProjectRequestEntity, type StoredProjectRequest } from "../project-requests/project-request.entity.ts";
import { shortName } from "../user/shown-name.ts";
import { UserEntity, type UserItem } from "../user/user.entity.ts";
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
  /** Contact data that businesses share with requests of or to the reader, by id of the request or of the project. */
  contacts: ReadonlyMap<number, Contact>;
}

type Contact = NonNullable<StoredProjectRequest["contact"]> & {
  /** Member whose contact data they are. */
  ownerId: number;
};

export async function readSubjects(reader: UserItem, notices: readonly Notice[]): Promise<Subjects> {
  const { userId } = reader;
  const idsOf = (type: Notice["type"]) => [
    ...new Set(notices.filter((one) => one.type === type).map(({ relatedId }) => relatedId)),
  ];
  const actors = [...new Set(notices.flatMap(({ actorId }) => actorId ?? []))];
  const [leads, liveTrainings, posts, users, contacts] = await Promise.all([
    readLeads(userId, idsOf("crm_followup")),
    readLiveTrainings([...new Set(notices.filter(isAboutEvent).map(({ relatedId }) => relatedId))]),
    readPosts(userId, postsOf(reader, notices)),
    readUsers(actors),
    isBusiness(reader) ? new Map<number, Contact>() : readContacts(userId, notices),
  ]);
  const elsewhere = isBusiness(reader) ? [] : answersAboutOthers(notices, posts);
  const ofColleagues = elsewhere.length > 0 ? await readPosts(userId, await keysAmongColleagues(users, elsewhere)) : [];
  const people = await toPeople(reader, users);
  return { leads, liveTrainings, posts: new Map([...posts, ...ofColleagues]), people, contacts };
}

async function readLeads(userId: number, ids: number[]): Promise<Map<number, Lead>> {
  const keys = ids.map((leadId) => ({ userId, leadId }));
  const data = await readBatch(keys, (some) => LeadEntity.get(some).go());
  return new Map(data.map(({ leadId, name, company, followUpNotes: note = "" }) => [leadId, { name, company, note }]));
}

const typesOfRequests: readonly Notice["type"][] = [
  "project_request",
  "project_request_message",
  "project_request_hired",
];
const typesOfProjects: readonly Notice["type"][] = ["collaboration_request_message", "collaboration_request_hired"];

async function readContacts(userId: number, notices: readonly Notice[]): Promise<Map<number, Contact>> {
  const idsOf = (types: readonly Notice["type"][]) => [
    ...new Set(notices.filter(({ type }) => types.includes(type)).map(({ relatedId }) => relatedId)),
  ];
  const [received, asked] = await Promise.all([
    readBatch(
      idsOf(typesOfRequests).map((requestId) => ({ userId, requestId })),
      (some) => ProjectRequestEntity.get(some).go(),
    ),
    readBatch(
      idsOf(typesOfProjects).map((postId) => ({ postId, fromUserId: userId })),
      (some) => CollaborationRequestEntity.get(some).go(),
    ),
  ]);
  return new Map([
    ...received.flatMap(({ requestId, senderId: ownerId, contact }) =>
      contact ? [[requestId, { ...contact, ownerId }] as const] : [],
    ),
    ...asked.flatMap(({ postId, toUserId, answeredById: ownerId = toUserId, contact }) =>
      contact ? [[postId, { ...contact, ownerId }] as const] : [],
    ),
  ]);
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
 * Returns the keys of the posts that notifications refer to. New requests, moderation decisions and all notifications of
 * a business refer to posts of the reader, all other notifications to a post of the actor.
 */
function postsOf(reader: UserItem, notices: readonly Notice[]): PostKey[] {
  const { userId } = reader;
  const keys = notices.flatMap(({ type, relatedId: postId, actorId }) => {
    if (isAboutOwnContent(type) && postId !== userId) return [{ postId, userId }];
    if (actorId === undefined || type.startsWith("project_request")) return [];
    return { postId, userId: type === "collaboration_request_new" || isBusiness(reader) ? userId : actorId };
  });
  return [...new Map(keys.map((key) => [key.postId, key])).values()];
}

/** Returns the answers about posts that are not the actor's, because a colleague wrote them, or because they are deleted. */
const answersAboutOthers = (notices: readonly Notice[], posts: ReadonlyMap<number, string>): Notice[] =>
  notices.filter(({ type, relatedId }) => isAnswer(type) && !posts.has(relatedId));

const isAnswer = (type: Notice["type"]): boolean =>
  type === "collaboration_request_accepted" ||
  type === "collaboration_request" ||
  type === "collaboration_request_message" ||
  type === "collaboration_request_hired";

/**
 * Returns the keys that the posts have if colleagues of the actors wrote them. Any member of a company answers requests
 * for its projects (docs/adr/0067).
 */
async function keysAmongColleagues(actors: readonly UserItem[], answers: readonly Notice[]): Promise<PostKey[]> {
  const members = actors.filter(({ userId }) => answers.some(({ actorId }) => actorId === userId));
  const teams = await Promise.all(
    members.map(async (actor) => {
      const team = await readColleagues(actor);
      const about = answers.filter(({ actorId }) => actorId === actor.userId);
      return about.flatMap(({ relatedId: postId }) => team.map(({ userId }) => ({ userId, postId })));
    }),
  );
  return [...new Map(teams.flat().map((key) => [`${key.userId} ${key.postId}`, key])).values()];
}

async function readPosts(readerId: number, keys: PostKey[]): Promise<Map<number, string>> {
  const data = await readBatch(keys, (some) => PostEntity.get(some).go());
  const seen = data.filter(({ userId, hidden }) => !hidden || userId === readerId);
  return new Map(seen.map(({ postId, title }) => [postId, title]));
}

const readUsers = (ids: number[]): Promise<UserItem[]> =>
  readBatch(
    ids.map((userId) => ({ userId })),
    (some) => UserEntity.get(some).go(),
  );

const isBusiness = ({ role }: UserItem): boolean => role === "business";

/** Reads the full names that the reader knows from requests, by user. */
async function readNames(reader: UserItem, users: readonly UserItem[]): Promise<ReadonlyMap<number, string>> {
  if (isBusiness(reader)) return namesForCompany(reader, users);
  return users.some(isBusiness) ? readNamesFor(reader.userId) : new Map();
}

/** Returns the people with the names that the reader sees elsewhere. */
async function toPeople(reader: UserItem, users: readonly UserItem[]): Promise<Map<number, Person>> {
  const names = await readNames(reader, users);
  return new Map(
    users.map((user) => {
      const name = names.get(user.userId) ?? shortName(user.name);
      return [user.userId, { name, isBusiness: isBusiness(user) }];
    }),
  );
}
