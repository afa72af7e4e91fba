import type * as routes from "@linkedpotential/contract/project-requests/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { isBlockedBetween } from "../blocks/block.entity.ts";
import { checkNotBlocked } from "../blocks/check-not-blocked.ts";
import { readColleagues } from "../business/company/members/read-colleagues.ts";
import type { UserContext } from "../context.ts";
import { ConflictError, retryOnConflict } from "../db/conflict.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { putOutboxEvent } from "../outbox/put-outbox-event.ts";
import { findOwnUser } from "../user/find-own-user.ts";
import { UserEntity } from "../user/user.entity.ts";
import {
  findSentKey,
  ProjectRequestEntity,
  type ProjectRequestKey,
  type StoredProjectRequest,
} from "./project-request.entity.ts";
import { projectRequestItems } from "./project-request-items.entity.ts";
import { detailOf, toColleague, toSent } from "./to-project-request.ts";

type Contact = NonNullable<StoredProjectRequest["contact"]>;

/**
 * Marks the answer to a request of the caller's company as read, and with consent sends the caller's contact data to the
 * freelancer who accepted a request of the caller. Sending the same contact data again changes nothing.
 * @throws `project_request.not_found`, `project_request.not_accepted`, `project_request.contact_already_sent`
 */
export async function updateSentProjectRequest(
  ctx: UserContext,
  { requestId, sharesContact, company }: InputOf<typeof routes.updateSentProjectRequest>,
): Promise<AnswerOf<typeof routes.updateSentProjectRequest>> {
  const own = await findOwnUser(ctx);
  // Contact data belong to the sender. The answer is read for the whole company.
  const senders = sharesContact ? [own] : await readColleagues(own);
  const keys = await Promise.all(senders.map(({ userId }) => findSentKey(userId, requestId)));
  const key = keys.find((one) => one !== undefined);
  const sender = senders.find(({ userId }) => userId === key?.senderId);
  if (!key || !sender || (await isHidden(own.userId, key))) throw new DomainError("project_request.not_found");
  return retryOnConflict(async () => {
    const [{ data: request }, { data: recipient }] = await Promise.all([
      ProjectRequestEntity.get(key).go({ consistent: true }),
      UserEntity.get({ userId: key.userId }).go(),
    ]);
    if (!request || !recipient) throw new DomainError("project_request.not_found");
    const contact = { name: own.name, company, email: own.email };
    const changed = sharesContact ? await sendContact(ctx, request, contact) : await markRead(request);
    return toSent(changed, recipient, toColleague(sender, own.userId));
  });
}

/** Tells whether a block hides the request from the reader, as in the list of sent requests. */
async function isHidden(readerId: number, { senderId, userId }: ProjectRequestKey): Promise<boolean> {
  const blocks = await Promise.all([...new Set([readerId, senderId])].map((id) => isBlockedBetween(id, userId)));
  return blocks.includes(true);
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
