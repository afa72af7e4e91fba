import type { NotificationKind } from "@linkedpotential/contract/user/schema";
import { emailKey } from "../auth/email/email-key.ts";
import { toSettings } from "./settings/to-settings.ts";
import type { UserItem } from "./user.entity.ts";

/**
 * Whether to send mail to the account: its address is verified and does not bounce, since bounces hurt our reputation
 * as a sender. `kind` also checks the recipient's switch.
 */
export const acceptsMail = (user: UserItem, kind?: NotificationKind): boolean =>
  user.emailVerified && !hasBounced(user) && (kind === undefined || toSettings(user).notifications[kind].mail);

/** Whether mail to the account's current address bounces. A bounce of an earlier address is ignored. */
export const hasBounced = ({ email, bouncedEmail }: Pick<UserItem, "email" | "bouncedEmail">): boolean =>
  bouncedEmail === emailKey(email);
