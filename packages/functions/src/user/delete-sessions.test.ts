import { withCallHooks } from "@linkedpotential/core/outbound-calls";
import { type SignedIn, signedInUser } from "@linkedpotential/local/testing/accounts";
import { withFault } from "@linkedpotential/local/testing/faults";
import { interleaving } from "@linkedpotential/local/testing/interleave";
import { storedItems } from "@linkedpotential/local/testing/items";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, describe, expect, it } from "vitest";

const stack = await startTestStack();
const beforeNext = await interleaving();
afterAll(() => stack.stop());

const remove = ({ token, password }: SignedIn) =>
  stack.call("user/delete", { token, body: { currentPassword: password } });
const signIn = async ({ email, password }: SignedIn) => {
  const body = { email, password, workspaceSlug: "freelance" };
  const { status, json } = await stack.call("auth/login", { body });
  return { status, token: (json as { token?: string }).token ?? "" };
};
const statusOf = async (token: string) => (await stack.call("leads/list", { token })).status;

describe("the sessions of a deleted account", () => {
  it("end with the deletion, including one that is opened concurrently [D3, D23]", async () => {
    const outcomes: string[] = [];
    for (let call = 1, isKilled = true; isKilled; call += 1) {
      const account = await signedInUser(stack);
      let opened = "";
      const open = async () => {
        opened = (await withCallHooks({ observe: () => () => {} }, () => signIn(account))).token;
      };
      beforeNext("TransactWriteItemsCommand", open, "account-deletion");
      isKilled = await withFault({ call, moment: "after", isLasting: true }, () => remove(account));
      const { status } = await signIn(account);
      const tokens = [account.token, ...(opened ? [opened] : [])];
      const statuses = await Promise.all(tokens.map(statusOf));
      const expected = status === 200 ? 200 : 401;
      expect(statuses, `killed after call ${call}`).toEqual(tokens.map(() => expected));
      outcomes.push(`${status}, ${tokens.length} sessions`);
    }
    expect(outcomes).toContain("200, 1 sessions");
    expect(outcomes.at(-1)).toBe("401, 2 sessions");
  });

  it("end with the deletion, however many there are", async () => {
    const { newSession } = await import("@linkedpotential/core/auth/session/open-session");
    const { SessionEntity } = await import("@linkedpotential/core/auth/session/session.entity");
    const account = await signedInUser(stack);
    const { id: userId } = account.user;
    const more = Array.from({ length: 120 }, () => {
      const wish = { userId, workspace: "freelance", rememberMe: false } as const;
      return newSession(new Date(), wish).session;
    });
    await SessionEntity.put(more).go();
    const sessions = async () =>
      (await storedItems()).filter((item) => item.__edb_e__ === "session" && item.userId === userId);
    expect(await sessions()).toHaveLength(121);
    let isDeleted = false;
    const observe = (action: string) => {
      if (isDeleted) throw new Error("killed");
      return () => {
        isDeleted = action === "TransactWriteItems";
      };
    };
    await withCallHooks({ observe }, () => remove(account));
    expect(isDeleted).toBe(true);
    expect(await sessions()).toEqual([]);
    expect((await signIn(account)).status).toBe(401);
  });
});
