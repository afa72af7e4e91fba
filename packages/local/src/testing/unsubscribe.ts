import type { NotificationKind } from "@linkedpotential/contract/user/schema";

/** The page that unsubscribes somebody, as the mails of a kind name it. */
export async function unsubscribePageOf(userId: number, kind: NotificationKind): Promise<URL> {
  // Loaded late: entities bind themselves to the table that the environment names by then.
  const [{ UserEntity }, { unsubscribeLinks }] = await Promise.all([
    import("@linkedpotential/core/user/user.entity"),
    import("@linkedpotential/core/unsubscribe/unsubscribe-links"),
  ]);
  const { data } = await UserEntity.get({ userId }).go({ consistent: true });
  if (!data) throw new Error("the account is gone");
  return new URL((await unsubscribeLinks(data, kind)).page);
}
