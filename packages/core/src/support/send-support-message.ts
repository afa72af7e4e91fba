import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { sendSupportMessage as contract } from "@linkedpotential/contract/support/routes";
import { countSubject } from "../auth/guard/rate-limit.ts";
import { CompanyEntity } from "../business/company/company.entity.ts";
import { findSupport } from "../business/support/support.entity.ts";
import { readOpenCall } from "../call-requests/open-call.ts";
import { withCallRequest } from "../call-requests/with-call-request.ts";
import type { UserContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { runOnce } from "../idempotency/run-once.ts";
import { idempotencyRecordMs } from "../idempotency/with-idempotency-record.ts";
import type { MailContent } from "../mail/layout.ts";
import { supportMail } from "../mail/messages/support-mail.ts";
import { sendMail } from "../mail/send-mail.ts";
import { findOwnUser } from "../user/find-own-user.ts";
import type { UserItem } from "../user/user.entity.ts";

type Input = InputOf<typeof contract>;
type Answer = AnswerOf<typeof contract>;

/**
 * Mails a message to the support team or the contact person of the user's company, with the user as the reply address
 * (D38). A request for a strategy call is stored as well.
 * @throws `auth.mail_failed`
 * @throws `call_request.already_open` while the company waits for another strategy call
 */
export function sendSupportMessage(ctx: UserContext, input: Input): Promise<Answer> {
  const send = () => sendMessage(ctx, input);
  return ctx.idempotencyKey ? runOnce(ctx, ctx.idempotencyKey, idempotencyRecordMs, send) : send();
}

async function sendMessage(ctx: UserContext, input: Input): Promise<Answer> {
  const { id, workspace } = ctx.user;
  const [user] = await Promise.all([findOwnUser(ctx), countSubject(ctx, "support", String(id))]);
  const to = (input.isToContact && (await addressOfContact(user))) || ctx.config.supportEmail;
  const send = () => mailMessage(ctx, supportMail(ctx.config, workspace, user, input), to, user.email);
  if (!input.isCallRequest) await send();
  else {
    const { name, email, companyId } = user;
    const { message } = input;
    if (await readOpenCall(user)) throw new DomainError("call_request.already_open");
    const company = companyId === undefined ? "" : await nameOfCompany(companyId);
    await withCallRequest(ctx, { name, company, email, message, accountId: id }, send);
  }
  return { success: true };
}

async function mailMessage({ config }: UserContext, mail: MailContent, to: string, replyTo: string): Promise<void> {
  try {
    await sendMail(config, { to, replyTo, ...mail });
  } catch (cause) {
    throw new DomainError("auth.mail_failed", { cause });
  }
}

/** Returns the address of the contact person. Undefined or empty without one. */
async function addressOfContact({ companyId }: UserItem): Promise<string | undefined> {
  const support = companyId === undefined ? null : await findSupport(companyId);
  return support?.contact?.email;
}

async function nameOfCompany(companyId: number): Promise<string> {
  const { data } = await CompanyEntity.get({ companyId }).go();
  return data?.name ?? "";
}
