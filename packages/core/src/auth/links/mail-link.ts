import type { Language } from "@linkedpotential/contract/user/schema";
import type { Workspace } from "@linkedpotential/contract/workspaces";
import type { Context } from "../../context.ts";
import type { MailContent } from "../../mail/layout.ts";
import { linkTo } from "../../mail/link-to.ts";
import { sendMail } from "../../mail/send-mail.ts";
import { UserEntity } from "../../user/user.entity.ts";
import { CredentialEntity } from "../credential.entity.ts";
import { emailKey } from "../email/email-key.ts";
import { inEvenTime } from "../guard/even-time.ts";
import { countAttempt } from "../guard/rate-limit.ts";
import { OneTimeTokenEntity } from "./one-time-token.entity.ts";
import { newOneTimeToken } from "./one-time-token.ts";

interface Link {
  action: "resend-verification" | "forgot-password";
  purpose: "verification" | "reset";
  page: "verify-email" | "reset-password";
  isDue: (credential: { emailVerified: boolean }) => boolean;
  mail: (language: Language, workspace: Workspace, href: string) => MailContent;
}

/** Neither the outcome nor the time tells whether the account exists. @throws `request.rate_limited` */
export async function mailLink(
  ctx: Context,
  input: { email: string; workspaceSlug: Workspace },
  link: Link,
): Promise<void> {
  await inEvenTime(async () => {
    const email = emailKey(input.email);
    const [{ data: credential }] = await Promise.all([
      CredentialEntity.get({ email }).go({ consistent: true }),
      countAttempt(ctx, link.action, email),
    ]);
    if (!credential || !link.isDue(credential)) return;
    try {
      await send(ctx, { email, userId: credential.userId }, input.workspaceSlug, link);
    } catch (error) {
      ctx.log.note("mailFailed", error instanceof Error ? error.name : "unknown");
    }
  });
}

async function send(ctx: Context, owner: { email: string; userId: number }, workspace: Workspace, link: Link) {
  const token = newOneTimeToken(link.purpose, owner, ctx.now());
  const [{ data: user }] = await Promise.all([
    UserEntity.get({ userId: owner.userId }).go({ consistent: true }),
    OneTimeTokenEntity.create(token.item).go(),
  ]);
  if (!user) return;
  // To the address on record, not to the one that was typed.
  const href = linkTo(workspace, link.page, { token: token.secret, email: user.email, role: user.role });
  await sendMail({ to: user.email, ...link.mail(user.language, workspace, href) });
}
