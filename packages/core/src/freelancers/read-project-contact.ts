import type { ProjectContact } from "@linkedpotential/contract/freelancers/schema";
import { readBatch } from "../db/read-batch.ts";
import { ConnectionEntity } from "../network/connection.entity.ts";
import { toColleague } from "../project-requests/to-project-request.ts";
import type { UserItem } from "../user/user.entity.ts";

/**
 * Returns the newest contact of a freelancer with one of the members that began with a request of the freelancer for a
 * project. Null without one.
 */
export async function readProjectContact(
  { userId: freelancerId, linkedinUrl }: Pick<UserItem, "userId" | "linkedinUrl">,
  members: readonly UserItem[],
  readerId: number,
): Promise<ProjectContact | null> {
  const connections = await readBatch(
    members.map(({ userId }) => ({ userId, otherUserId: freelancerId })),
    (keys) => ConnectionEntity.get(keys).go({ consistent: true }),
  );
  const [newest] = connections
    .flatMap(({ userId, connectedAt, connectionId, origin }) => {
      const member = members.find((one) => one.userId === userId);
      return member && origin?.fromUserId === freelancerId ? [{ member, connectedAt, connectionId, origin }] : [];
    })
    .sort((one, other) => other.connectionId - one.connectionId);
  if (!newest) return null;
  const { postTitle: projectTitle, message, reply, contact } = newest.origin;
  return {
    ...{ projectTitle, message, reply },
    connectedAt: newest.connectedAt,
    contact: contact ?? null,
    member: toColleague(newest.member, readerId),
    linkedinUrl,
  };
}
