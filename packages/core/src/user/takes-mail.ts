import type { NotificationKind } from "@linkedpotential/contract/user/schema";
import { hasBounced } from "./bounces/mail-bounced.ts";
import { toSettings } from "./settings/to-settings.ts";
import type { UserItem } from "./user.entity.ts";

/** Not where mails do not arrive: each that comes back counts against all others. `kind`: what can be switched off. */
export const takesMail = (user: UserItem, kind?: NotificationKind): boolean =>
  user.emailVerified && !hasBounced(user) && (kind === undefined || toSettings(user).notifications[kind].mail);
