import { addressOf } from "@linkedpotential/contract/endpoints";
import { writeUnsubscribeToken } from "@linkedpotential/contract/unsubscribe/token";
import type { NotificationKind } from "@linkedpotential/contract/user/schema";
import type { Config } from "../config.ts";
import type { UnsubscribeLinks } from "../mail/layout.ts";
import { unsubscribePage } from "../mail/link-to.ts";
import { workspaceOf } from "../mail/recipient.ts";
import type { UserItem } from "../user/user.entity.ts";
import { computeMac, ensureMailKey } from "./mail-key.ts";

/** Returns the unsubscribe links for a kind of mail. They work without signing in and do not expire. */
export async function unsubscribeLinks(
  config: Config,
  user: UserItem,
  kind: NotificationKind,
): Promise<UnsubscribeLinks> {
  const mac = computeMac(await ensureMailKey(user), `unsubscribe ${kind}`);
  const token = writeUnsubscribeToken({ kind, userId: user.userId, mac });
  const { path } = addressOf("unsubscribe/confirm", { params: { token } });
  return { page: unsubscribePage(config, workspaceOf(user), token), oneClick: `${config.siteUrl}${path}` };
}
