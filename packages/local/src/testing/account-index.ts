/** Accounts as they were when this process last indexed them, by id. */
const indexed = new Map<number, string>();

/**
 * Indexes all accounts that are new or changed since the last call. Accounts that tests create or change without a route
 * publish no event. The events of a route index reports and sign-ins.
 * @internal
 */
export async function indexAccounts(): Promise<void> {
  const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
  const { findUsers } = await import("@linkedpotential/core/admin/users/find-users");
  const { indexAccount } = await import("@linkedpotential/core/admin/account-index/index-account");
  const { data } = await UserEntity.query.listed({}).go({ pages: "all" });
  for (const user of await findUsers(data.map(({ userId }) => userId))) {
    const state = JSON.stringify(user);
    if (indexed.get(user.userId) === state) continue;
    await indexAccount(user.userId);
    indexed.set(user.userId, state);
  }
}
