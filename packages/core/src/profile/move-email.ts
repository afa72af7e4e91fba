import { errorTexts } from "@linkedpotential/contract/errors";
import { accountItems } from "../auth/account-items.entity.ts";
import { CredentialEntity, type CredentialItem } from "../auth/credential.entity.ts";
import { emailKey } from "../auth/email-key.ts";
import type { OneTimeTokenItem } from "../auth/one-time-token.entity.ts";
import { newOneTimeToken } from "../auth/one-time-token.ts";
import { countSubject } from "../auth/rate-limit.ts";
import type { UserContext } from "../context.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { linkTo } from "../mail/link-to.ts";
import { sendMail } from "../mail/send-mail.ts";
import { verificationMail } from "../mail/verification-mail.ts";
import type { UserItem } from "../user/user.entity.ts";

type Profile = Pick<
  UserItem,
  "name" | "email" | "profileImage" | "activityArea" | "linkedinUrl" | "skills" | "description"
>;

/** One state of the account: what signs it in and what it shows. */
interface Account {
  credential: CredentialItem;
  profile: Profile & { emailVerified: boolean };
}

/**
 * Saves a profile with another e-mail address: the credential moves with it, and a verification link goes to the
 * new address. A mail that cannot be sent takes everything back.
 *
 * @throws `profile.email_taken`, `auth.mail_failed`, `request.rate_limited`
 */
export async function moveEmail(ctx: UserContext, user: UserItem, profile: Profile): Promise<void> {
  const { userId } = user;
  const [{ data: credential }] = await Promise.all([
    CredentialEntity.get({ email: emailKey(user.email) }).go({ consistent: true }),
    countSubject(ctx, "change-email", String(userId)),
  ]);
  if (!credential) throw new DomainError("request.conflict");
  const present: Account = { credential, profile: profileOf(user) };
  const next: Account = {
    credential: { ...credential, email: emailKey(profile.email), emailVerified: false },
    profile: { ...profile, emailVerified: false },
  };
  const token = newOneTimeToken("verification", next.credential, ctx.now());
  await move(present, next, { added: token.item });
  const { workspace } = ctx.user;
  const href = linkTo(workspace, "verify-email", { token: token.secret, email: profile.email });
  try {
    await sendMail({ to: profile.email, ...verificationMail(user.language, workspace, href) });
  } catch (cause) {
    await move(next, present, { removed: token.item });
    throw new DomainError("auth.mail_failed", { cause });
  }
}

const profileOf = (user: UserItem): Account["profile"] => {
  const { name, email, emailVerified, profileImage, activityArea, linkedinUrl, skills, description } = user;
  return { name, email, emailVerified, profileImage, activityArea, linkedinUrl, skills, description };
};

const move = (from: Account, to: Account, token: { added?: OneTimeTokenItem; removed?: OneTimeTokenItem }) =>
  transact(
    () =>
      accountItems.transaction
        .write((of) => [
          of.credential.create(to.credential).commit(),
          of.credential
            .delete({ email: from.credential.email })
            // A password that was changed meanwhile must not come back.
            .where((now, { eq }) => eq(now.passwordHash, from.credential.passwordHash))
            .commit(),
          of.user.patch({ userId: from.credential.userId }).set(to.profile).commit(),
          ...(token.added ? [of.token.create(token.added).commit()] : []),
          ...(token.removed ? [of.token.delete({ tokenHash: token.removed.tokenHash }).commit()] : []),
        ])
        .go(),
    (index) =>
      index === 0
        ? new DomainError("profile.email_taken", { fields: { email: errorTexts["profile.email_taken"] } })
        : new DomainError("request.conflict"),
  );
