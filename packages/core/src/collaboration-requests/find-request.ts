import { DomainError } from "../errors.ts";
import { CollaborationRequestEntity, type StoredRequest } from "./collaboration-request.entity.ts";

/**
 * Finds a request by id. The caller must check whether the user is its sender or recipient.
 * @throws `collaboration_request.not_found`
 */
export async function findRequest(requestId: number): Promise<StoredRequest> {
  const { data } = await CollaborationRequestEntity.query.byId({ requestId }).go();
  const [request] = data;
  if (!request) throw new DomainError("collaboration_request.not_found");
  return request;
}
