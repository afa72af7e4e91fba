import type { ReadyAccount } from "./accounts.ts";

/** @internal Stores Premium that was given to an account until the end of 2099, longer than an admin can give it today. */
export async function giveLongPremium({ user }: ReadyAccount): Promise<void> {
  // Imported late, because entities bind to the table that the environment names at load time.
  const { PremiumGrantEntity } = await import("@linkedpotential/core/accounts/premium/premium-grant.entity");
  const given = { until: "2099-12-31", endsAt: "2099-12-31T23:00:00.000Z", givenAt: user.joinDate };
  await PremiumGrantEntity.put({ userId: user.id, ...given }).go();
}
