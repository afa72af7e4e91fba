import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, expect, it } from "vitest";
import { config } from "../../config.ts";
import type { SessionUser } from "../../context.ts";

let stack: TestStack;
let checkAdmin: (user: SessionUser) => Promise<void>;
let setUser: (userId: number, values: { email?: string; emailVerified?: boolean }) => Promise<unknown>;
beforeAll(async () => {
  stack = await startTestStack({ ADMIN_EMAILS: "chef@linkedpotential.local" });
  const module = await import("./check-admin.ts");
  checkAdmin = (user) => module.checkAdmin({ config: config() }, user);
  const { UserEntity } = await import("../../user/user.entity.ts");
  setUser = (userId, values) => UserEntity.patch({ userId }).set(values).go();
});
afterAll(() => stack.stop());

it("an account is an admin while its verified address is in the settings", async () => {
  const { user } = await readyAccount();
  const session: SessionUser = {
    id: user.id,
    sessionId: "",
    signedInAt: 0,
    role: "freelancer",
    workspace: "freelance",
  };
  const forbidden = { code: "session.forbidden" };
  await expect(checkAdmin(session)).rejects.toMatchObject(forbidden);
  await setUser(user.id, { email: "Chef@LinkedPotential.local" });
  await expect(checkAdmin(session)).resolves.toBeUndefined();
  await setUser(user.id, { emailVerified: false });
  await expect(checkAdmin(session)).rejects.toMatchObject(forbidden);
  await expect(checkAdmin({ ...session, id: 1 })).rejects.toMatchObject(forbidden);
});
