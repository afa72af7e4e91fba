import { DomainError } from "../errors.ts";
import { CollaborationRequestEntity, type StoredRequest } from "./collaboration-request.entity.ts";

/** Thrown when a request is no longer pending, or when its post was deleted. */
export class NotPending extends Error {}

/**
 * Runs a change to a pending request. When the change throws NotPending, the error tells what happened to the request.
 * @throws `collaboration_request.not_found`, `collaboration_request.already_accepted`
 */
export async function whilePending(request: StoredRequest, change: () => Promise<void>): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (!(error instanceof NotPending)) throw error;
    const code = (await isAccepted(request)) ? "already_accepted" : "not_found";
    throw new DomainError(`collaboration_request.${code}`, { cause: error });
  }
}

async function isAccepted({ requestId, postId, fromUserId }: StoredRequest): Promise<boolean> {
  const { data } = await CollaborationRequestEntity.get({ postId, fromUserId }).go({ consistent: true });
  return data?.requestId === requestId && data.status === "accepted";
}

interface Operations<Name> {
  eq: (name: Name, value: unknown) => string;
}

/**
 * Returns a condition that holds while the same request is pending. A later request for the same post has another id.
 */
export const isPending =
  ({ requestId }: StoredRequest) =>
  <Name>(of: { requestId: Name; status: Name }, { eq }: Operations<Name>): string =>
    `${eq(of.requestId, requestId)} AND ${eq(of.status, "pending")}`;
