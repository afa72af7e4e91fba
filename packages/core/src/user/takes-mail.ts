import type { NotificationKind } from "@linkedpotential/contract/user/schema";
import { hasBounced } from "./bounces/mail-bounced.ts";
import { toSettings } from "./settings/to-settings.ts";
import type { UserItem } from "./user.entity.ts";

/**
 * Whether to send mail to the account: its address is verified and does not bounce, since bounces hurt our reputation
 * as a sender. `kind` also checks the recipient's switch.
 */
export const takesMail = (user: UserItem, kind?: NotificationKind): boolean =>
  user.emailVerified && !hasBounced(user) && (kind === undefined || toSettings(user).notifications[kind].mail);
