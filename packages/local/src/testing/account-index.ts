/**
 * Indexes all accounts, as the schedule does. Accounts that tests create without a registration publish no event.
 * @internal
 */
export async function indexAccounts(): Promise<void> {
  const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
  const { indexAccount } = await import("@linkedpotential/core/admin/account-index/index-account");
  const { data } = await UserEntity.query.listed({}).go({ pages: "all" });
  for (const { userId } of data) await indexAccount(userId);
}
