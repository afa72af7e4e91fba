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

/**
 * Returns a user as `readerId` sees them. If the user has made the profile invisible, only connected users see it
 * (D12). If moderation has hidden it, only the user sees it (D57). The profile of a locked account is hidden from
 * everybody (D70). Other users see a shortened last name.
 */
export function toPerson(user: UserItem, readerId: number, isConnected: boolean): Person {
  const { userId, name, profileImage, linkedinUrl, activityArea, skills, description } = user;
  const isOwn = userId === readerId;
  const isSeen = !user.hidden && user.lockedAt === undefined && (isConnected || user.profileVisible);
  const shown = { profileImage: profileImage || null, linkedinUrl, activityArea, skills, description };
  return {
    userId,
    name: isOwn ? name : shortName(name),
    initials: initialsOf(name),
    ...(isOwn || isSeen ? shown : hidden),
    isConnected,
  };
}

/** Reads people by id as the reader sees them, in one round trip. Skips deleted accounts, and locked ones (D70). */
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
  const shown = users.filter(({ userId, lockedAt }) => lockedAt === undefined || userId === readerId);
  return byId(shown.map((user) => toPerson(user, readerId, connected.has(user.userId))));
}

/** Reads people who are known to be connected to the reader, without reading the connections. */
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
