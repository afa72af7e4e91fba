import { whoAmI as contract } from "@linkedpotential/contract/auth/routes";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { signedInUser } from "../testing/accounts.ts";
import { requestOf } from "../testing/call.ts";
import { countRoundTrips } from "../testing/round-trips.ts";
import { startTestStack, type TestStack } from "../testing/stack.ts";
import { createGateway } from "./gateway.ts";

const admins = "admin@linkedpotential.local";
let stack: TestStack;
let callAsAdmin: (token: string) => Promise<number>;
beforeAll(async () => {
  stack = await startTestStack();
  const { route } = await import("@linkedpotential/functions/http/route");
  const { whoAmI } = await import("@linkedpotential/core/auth/session/who-am-i");
  const handler = route({ ...contract, access: "admin" }, whoAmI);
  const gateway = createGateway({ load: async () => handler as never });
  callAsAdmin = async (token) => (await gateway.answer(requestOf("auth/me", { token }))).status;
});
afterEach(() => {
  stack.configure({ ADMIN_EMAILS: admins });
});
afterAll(() => stack.stop());

const isAdmin = async (token: string) => (await stack.call("auth/me", { token })).json;

describe("admin rights", () => {
  it("depend on the current settings, not on the session", async () => {
    const admin = await signedInUser(stack, { email: "Admin@LinkedPotential.local" });
    const other = await signedInUser(stack);
    expect(await isAdmin(admin.token)).toMatchObject({ isAdmin: true });
    expect([await callAsAdmin(admin.token), await callAsAdmin(other.token)]).toEqual([200, 403]);

    stack.configure({ ADMIN_EMAILS: other.email });
    expect(await isAdmin(admin.token)).toMatchObject({ isAdmin: false });
    expect(await isAdmin(other.token)).toMatchObject({ isAdmin: true });
    expect([await callAsAdmin(admin.token), await callAsAdmin(other.token)]).toEqual([403, 200]);
  });

  it("require a verified address", async () => {
    const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
    const { token, email, user } = await signedInUser(stack);
    stack.configure({ ADMIN_EMAILS: email });
    await UserEntity.patch({ userId: user.id }).set({ emailVerified: false }).go();
    expect(await isAdmin(token)).toMatchObject({ isAdmin: false });
    expect(await callAsAdmin(token)).toBe(403);
  });

  it("end with the session", async () => {
    const admin = await signedInUser(stack);
    stack.configure({ ADMIN_EMAILS: admin.email });
    await stack.call("auth/logout", { token: admin.token });
    expect(await callAsAdmin(admin.token)).toBe(401);
  });

  it("are read concurrently with the session, in one round trip", async () => {
    const admin = await signedInUser(stack);
    stack.configure({ ADMIN_EMAILS: admin.email });
    const trips = await countRoundTrips(() => callAsAdmin(admin.token));
    expect(trips.inSeries).toBe(2);
  });
});
