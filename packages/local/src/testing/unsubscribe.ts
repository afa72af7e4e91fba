import type { NotificationKind } from "@linkedpotential/contract/user/schema";
import { config } from "@linkedpotential/core/config";

/** Returns the address of the unsubscribe page to which mails of this kind link. */
export async function unsubscribePageOf(userId: number, kind: NotificationKind): Promise<URL> {
  const [{ UserEntity }, { unsubscribeLinks }] = await Promise.all([
    import("@linkedpotential/core/user/user.entity"),
    import("@linkedpotential/core/unsubscribe/unsubscribe-links"),
  ]);
  const { data } = await UserEntity.get({ userId }).go({ consistent: true });
  if (!data) throw new Error("the account is gone");
  return new URL((await unsubscribeLinks(config(), data, kind)).page);
}
