import type { AccountLock } from "@linkedpotential/contract/accounts/schema";
import { newRegistration } from "@linkedpotential/fixtures/accounts";
import { sampleCalls } from "@linkedpotential/fixtures/routes";
import { type ReadyAccount, readyAccount, signedInAdmin } from "./accounts.ts";
import type { TestAnswer } from "./call.ts";
import { storedItems } from "./items.ts";
import type { TestStack } from "./stack.ts";

type Owner = Pick<ReadyAccount, "user" | "token">;

interface Locked<Account extends Owner> {
  account: Account;
  lockedAt: string;
  /** Token with which the owner reads the notice and objects. */
  lockToken: string;
}

interface LockCalls {
  /** Locks an account, or a new one, as the admin. */
  lock(): Promise<Locked<ReadyAccount>>;
  lock<Account extends Owner>(account: Account): Promise<Locked<Account>>;
  object(lockToken: string): Promise<TestAnswer>;
  /** Registers an account that is not confirmed, and returns its id. */
  unverified(): Promise<number>;
}

/** @param adminToken session of the admin who acts. Without one, the admin of the stack acts. */
export function lockCalls(stack: TestStack, adminToken?: string): LockCalls {
  const lock = async (account?: Owner) => {
    const token = adminToken ?? (await signedInAdmin(stack)).token;
    const owner = account ?? (await readyAccount());
    const params = { accountId: String(owner.user.id) };
    const { json } = await stack.call("accounts/lock", { ...sampleCalls["accounts/lock"], token, params });
    const refused = (await stack.call("auth/me", { token: owner.token })).json as { lockToken: string };
    return { account: owner, lockedAt: (json as AccountLock).lockedAt, lockToken: refused.lockToken };
  };
  return {
    lock: lock as LockCalls["lock"],
    object: (token) =>
      stack.call("accounts/object-to-lock", { body: { ...sampleCalls["accounts/object-to-lock"].body, token } }),
    unverified: async () => {
      const body = newRegistration();
      await stack.call("auth/register", { body });
      const user = (await storedItems()).find((item) => item.__edb_e__ === "user" && item.email === body.email);
      return Number(user?.userId);
    },
  };
}
