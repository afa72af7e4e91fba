import type * as routes from "@linkedpotential/contract/business/company/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { countSubject } from "../../../auth/guard/rate-limit.ts";
import type { UserContext } from "../../../context.ts";
import { ConflictError, retryOnConflict } from "../../../db/conflict.ts";
import { transact } from "../../../db/transact.ts";
import { DomainError } from "../../../errors.ts";
import { putOutboxEvent } from "../../../outbox/put-outbox-event.ts";
import { companyItems } from "../company-items.entity.ts";
import { assertOwner, ownMembership, readCompany } from "../own-membership.ts";
import { InvitationEntity } from "./invitation.entity.ts";
import { toInvitation } from "./list-invitations.ts";
import { validityFrom } from "./validity.ts";

/**
 * Requests another mail of an open invitation and extends its validity. Earlier mails contain the same link.
 * @throws `company.owner_only`, `invitation.not_found`, `request.rate_limited`
 */
export async function resendInvitation(
  ctx: UserContext,
  { invitationId }: InputOf<typeof routes.resendInvitation>,
): Promise<AnswerOf<typeof routes.resendInvitation>> {
  await countSubject(ctx, "invite-member", String(ctx.user.id));
  return retryOnConflict(async () => {
    const { companyId, memberId } = await ownMembership(ctx);
    const [company, { data: item }] = await Promise.all([
      readCompany(companyId),
      InvitationEntity.get({ companyId, invitationId }).go({ consistent: true }),
    ]);
    if (item?.state !== "open") throw new DomainError("invitation.not_found");
    assertOwner(company, memberId);
    const mailings = item.mailings + 1;
    const validity = validityFrom(ctx.now());
    await transact(
      companyItems,
      (of) => ({
        invitation: of.invitation
          .patch({ companyId, invitationId })
          .set({ ...validity, mailings })
          .where((stored, { eq }) => `${eq(stored.state, "open")} AND ${eq(stored.mailings, item.mailings)}`)
          .commit(),
        outboxEvent: putOutboxEvent(of, ctx, "invitation.mail-due", { companyId, invitationId, mailing: mailings }),
      }),
      () => new ConflictError(),
    );
    return toInvitation(ctx, { ...item, ...validity });
  });
}
