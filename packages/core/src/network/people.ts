import { readBatch } from "../db/read-batch.ts";
import { initialsOf, shortName } from "../user/shown-name.ts";
import { UserEntity, type UserItem } from "../user/user.entity.ts";
import { ConnectionEntity } from "./connection.entity.ts";

export interface Person {
  userId: number;
  name: string;
  initials: string;
  profileImage: string | null;
  linkedinUrl: string;
  activityArea: string;
  skills: string[];
  description: string;
  isConnected: boolean;
}

const hidden = { profileImage: null, linkedinUrl: "", activityArea: "", skills: [], description: "" };

/** Who does not want to be seen is seen by whom they are networked with (D12), who was hidden by nobody (D57); last names are one's own. */
export function toPerson(user: UserItem, readerId: number, isConnected: boolean): Person {
  const { userId, name, profileImage, linkedinUrl, activityArea, skills, description } = user;
  const isOwn = userId === readerId;
  const isSeen = !user.hidden && (isConnected || user.profileVisible);
  const shown = { profileImage: profileImage || null, linkedinUrl, activityArea, skills, description };
  return {
    userId,
    name: isOwn ? name : shortName(name),
    initials: initialsOf(name),
    ...(isOwn || isSeen ? shown : hidden),
    isConnected,
  };
}

/** By id, as they are now, in one round trip; who is no more is left out. */
export async function readPeople(readerId: number, userIds: readonly number[]): Promise<Map<number, Person>> {
  const others = [...new Set(userIds)].filter((userId) => userId !== readerId);
  const [users, connections] = await Promise.all([
    readUsers(userIds),
    readBatch(
      others.map((otherUserId) => ({ userId: readerId, otherUserId })),
      (keys) => ConnectionEntity.get(keys).go({ consistent: true }),
    ),
  ]);
  const connected = new Set(connections.map(({ otherUserId }) => otherUserId));
  return byId(users.map((user) => toPerson(user, readerId, connected.has(user.userId))));
}

/** The same of people with whom the reader is known to be networked. */
export async function readConnected(readerId: number, userIds: readonly number[]): Promise<Map<number, Person>> {
  const users = await readUsers(userIds);
  return byId(users.map((user) => toPerson(user, readerId, true)));
}

const readUsers = (userIds: readonly number[]) =>
  readBatch(
    [...new Set(userIds)].map((userId) => ({ userId })),
    (keys) => UserEntity.get(keys).go(),
  );

const byId = (people: Person[]) => new Map(people.map((person) => [person.userId, person]));
