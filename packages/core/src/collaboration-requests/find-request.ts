import { DomainError } from "../errors.ts";
import { CollaborationRequestEntity, type StoredRequest } from "./collaboration-request.entity.ts";

/** Whose side the caller is on is asked by who calls it. @throws `collaboration_request.not_found` */
export async function findRequest(requestId: number): Promise<StoredRequest> {
  const { data } = await CollaborationRequestEntity.query.byId({ requestId }).go();
  const [request] = data;
  if (!request) throw new DomainError("collaboration_request.not_found");
  return request;
}
