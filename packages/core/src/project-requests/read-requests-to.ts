import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import type { UserItem } from "../user/user.entity.ts";
import { ProjectRequestEntity, type StoredProjectRequest } from "./project-request.entity.ts";
import { toColleague, toSent } from "./to-project-request.ts";

/** Reads the pending and accepted requests to a freelancer, newest first. */
export async function readRequestsTo(userId: number): Promise<StoredProjectRequest[]> {
  const query = ProjectRequestEntity.query.received({ userId });
  const { data } = await query.go({ order: "desc", pages: "all", consistent: true });
  return data.filter(({ status }) => status !== "rejected");
}

/** Returns the requests that the given members of a company sent to the freelancer, as the reader among them sees them. */
export const ofCompany = (
  requests: readonly StoredProjectRequest[],
  recipient: UserItem,
  members: readonly UserItem[],
  readerId: number,
): SentProjectRequest[] =>
  requests.flatMap((request) => {
    const sender = members.find(({ userId }) => userId === request.senderId);
    return sender ? [toSent(request, recipient, toColleague(sender, readerId))] : [];
  });
