import type * as routes from "@linkedpotential/contract/project-requests/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { checkNotBlocked } from "../blocks/check-not-blocked.ts";
import type { UserContext } from "../context.ts";
import { ConflictError, retryOnConflict } from "../db/conflict.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { putOutboxEvent } from "../outbox/put-outbox-event.ts";
import { findOwnUser } from "../user/find-own-user.ts";
import { UserEntity } from "../user/user.entity.ts";
import { findSentKey, ProjectRequestEntity, type StoredProjectRequest } from "./project-request.entity.ts";
import { projectRequestItems } from "./project-request-items.entity.ts";
import { detailOf, toColleague, toSent } from "./to-project-request.ts";

type Contact = NonNullable<StoredProjectRequest["contact"]>;

/**
 * Marks the answer to a request of the caller as read, and with consent sends contact data to the freelancer who
 * accepted it. Sending the same contact data again changes nothing.
 * @throws `project_request.not_found`, `project_request.not_accepted`, `project_request.contact_already_sent`
 */
export async function updateSentProjectRequest(
  ctx: UserContext,
  { requestId, sharesContact, company }: InputOf<typeof routes.updateSentProjectRequest>,
): Promise<AnswerOf<typeof routes.updateSentProjectRequest>> {
  const key = await findSentKey(ctx.user.id, requestId);
  if (!key) throw new DomainError("project_request.not_found");
  return retryOnConflict(async () => {
    const [own, { data: request }, { data: recipient }] = await Promise.all([
      findOwnUser(ctx),
      ProjectRequestEntity.get(key).go({ consistent: true }),
      UserEntity.get({ userId: key.userId }).go(),
    ]);
    if (!request || !recipient) throw new DomainError("project_request.not_found");
    const contact = { name: own.name, company, email: own.email };
    const changed = sharesContact ? await sendContact(ctx, request, contact) : await markRead(request);
    return toSent(changed, recipient, toColleague(own, own.userId));
  });
}

async function markRead(request: StoredProjectRequest): Promise<StoredProjectRequest> {
  if (!request.isUnread) return request;
  const { userId, requestId } = request;
  await transact(
    projectRequestItems,
    (parts) => ({ request: parts.request.patch({ userId, requestId }).remove(["isUnread"]).commit() }),
    () => new ConflictError(),
  );
  return { ...request, isUnread: false };
}

async function sendContact(
  ctx: UserContext,
  request: StoredProjectRequest,
  contact: Contact,
): Promise<StoredProjectRequest> {
  if (request.status !== "accepted") throw new DomainError("project_request.not_accepted");
  if (request.contact) {
    if (!isRepeated(request, contact)) throw new DomainError("project_request.contact_already_sent");
    return request;
  }
  const { userId, requestId, senderId } = request;
  const change = { contact, contactSentAt: ctx.now().toISOString() };
  await transact(
    projectRequestItems,
    (parts) => ({
      blocks: checkNotBlocked(parts, senderId, userId),
      request: parts.request
        .patch({ userId, requestId })
        .set(change)
        .remove(["isUnread"])
        .where((stored, { notExists }) => notExists(stored.contact))
        .commit(),
      outboxEvent: putOutboxEvent(parts, ctx, "project-request.contact-sent", detailOf(request)),
    }),
    (part) => (part === "blocks" ? new DomainError("project_request.not_found") : new ConflictError()),
  );
  return { ...request, ...change, isUnread: false };
}

/** Tells whether the call repeats one that sent this contact data after the answer. */
const isRepeated = ({ contact, contactSentAt }: StoredProjectRequest, { name, company, email }: Contact): boolean =>
  contactSentAt !== undefined && contact?.name === name && contact.company === company && contact.email === email;
