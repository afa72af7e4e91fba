import type { NotificationKind } from "@linkedpotential/contract/user/schema";
import { emailKey } from "../auth/email/email-key.ts";
import { toSettings } from "./settings/to-settings.ts";
import type { UserItem } from "./user.entity.ts";

/**
 * Whether mail may be sent to the account. Its address must be verified and must not bounce, because bounces harm our
 * reputation as a sender. If `kind` is given, the recipient must also have mails of this kind switched on, and must not
 * be locked.
 */
export const acceptsMail = (user: UserItem, kind?: NotificationKind): boolean =>
  user.emailVerified &&
  !hasBounced(user) &&
  (kind === undefined || (user.lockedAt === undefined && toSettings(user).notifications[kind].mail));

/** Whether mail to the account's current address bounced. A bounce of an earlier address does not count. */
export const hasBounced = ({ email, bouncedEmail }: Pick<UserItem, "email" | "bouncedEmail">): boolean =>
  bouncedEmail === emailKey(email);
