import type { Context } from "../../context.ts";
import type { MailContent } from "../../mail/layout.ts";
import { receiptMail, strangerReceiptMail } from "../../mail/messages/billing/declaration-mail.ts";
import { type MailOutcome, sendMailOnce } from "../../mail/send-mail-once.ts";
import { findSubscription } from "../subscription.entity.ts";
import { type Declaration, DeclarationEntity } from "./declaration.entity.ts";
import { writeDeclarationToken } from "./declaration-token.ts";
import { findDeclarer, standingOf } from "./standing.ts";

/**
 * Mails the receipt of a contract declaration to the address given in the declaration, in the account's language. If no
 * account has verified the address, the receipt is short and repeats no details.
 */
export async function mailReceipt(ctx: Context, declarationId: number): Promise<MailOutcome | "outdated"> {
  const { data: declaration } = await DeclarationEntity.get({ declarationId }).go({ consistent: true });
  if (!declaration) return "outdated";
  const mail = { to: declaration.email, ...(await receiptOf(ctx, declaration)) };
  return sendMailOnce(ctx, { userId: "declared", occasion: `declaration ${declarationId}` }, mail);
}

async function receiptOf(ctx: Context, declaration: Declaration): Promise<MailContent> {
  const user = await findDeclarer(declaration);
  if (!user) return strangerReceiptMail(ctx.config, declaration);
  const standing = await standingOf(declaration, user, await findSubscription(user.userId));
  if (standing !== "unproven") return receiptMail(ctx.config, user, declaration, { standing });
  return receiptMail(ctx.config, user, declaration, {
    standing,
    token: await writeDeclarationToken(declaration, user),
  });
}
