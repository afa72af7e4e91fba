import type { Account } from "@linkedpotential/contract/accounts/schema";
import type { RegistrationCode } from "@linkedpotential/contract/admin/schema";
import { newEmail } from "@linkedpotential/fixtures/accounts";
import { type SignedIn, signedInAdmin } from "@linkedpotential/local/testing/accounts";
import { companyCalls } from "@linkedpotential/local/testing/companies";
import { countRoundTrips } from "@linkedpotential/local/testing/round-trips";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

const stack = await startTestStack();
const calls = companyCalls(stack);
let admin: SignedIn;
beforeEach(async () => {
  stack.setNow("2027-03-01T09:00:00.000Z");
  admin = await signedInAdmin(stack);
});
afterAll(() => stack.stop());

const call = (id: number) => stack.call("accounts/get", { token: admin.token, params: { accountId: String(id) } });
const pageOf = async (id: number) => (await call(id)).json as Account;
const idOf = async ({ token }: { token: string }) =>
  ((await stack.call("auth/me", { token })).json as SignedIn["user"]).id;

describe("the page of a business account", () => {
  it("shows its company, its role in it and the other members", async () => {
    const owner = await calls.owner();
    expect(await pageOf(owner.user.id)).toMatchObject({ company: null, registrationCode: null });
    await calls.company(owner);
    await stack.call("business/update-company", { token: owner.token, body: { name: "Weiß & Partner" } });
    stack.setNow("2027-03-02T09:00:00.000Z");
    const member = await idOf(await calls.member(owner, "Jan Süd"));
    await calls.invite(owner);
    expect((await pageOf(owner.user.id)).company).toEqual({
      ...{ name: "Weiß & Partner", isOwner: true, joinedAt: "2027-03-01T09:00:00.000Z", openInvitations: 1 },
      colleagues: [{ id: member, name: "Jan Süd", isOwner: false }],
    });
    expect((await pageOf(member)).company).toMatchObject({
      ...{ isOwner: false, joinedAt: "2027-03-02T09:00:00.000Z" },
      colleagues: [{ id: owner.user.id, name: "Dr. Änne Weiß", isOwner: true }],
    });
    expect((await countRoundTrips(() => call(owner.user.id))).inSeries).toBe(4);
  });

  it("leaves out members who have left or are deleted, and invitations that have expired", async () => {
    const owner = await calls.owner();
    await calls.invite(owner);
    const [left, gone] = [await calls.member(owner, "Jan Süd"), await calls.member(owner, "Ute Ost")];
    await stack.call("business/leave-company", { token: left.token });
    await stack.call("user/delete", { token: gone.token, body: { currentPassword: "geheim-und-lang" } });
    expect((await pageOf(owner.user.id)).company).toMatchObject({ colleagues: [], openInvitations: 1 });
    stack.setNow("2027-03-16T09:00:00.000Z");
    expect((await pageOf(owner.user.id)).company).toMatchObject({ openInvitations: 0 });
  });

  it("shows the code with which it registered", async () => {
    const created = await stack.call("admin/create-code", {
      token: admin.token,
      body: { maxUses: 1, expiresAt: "2100-01-01T00:00:00.000Z", note: "Messe" },
    });
    const { code } = created.json as RegistrationCode;
    const [email, password] = [newEmail(), "geheim-und-lang"];
    const body = { name: "Petra Groß", email, password, registrationCode: code };
    expect((await stack.call("auth/register-business", { body })).status).toBe(201);
    const { json } = await stack.call("admin/list-code-uses", { token: admin.token, params: { code } });
    const [use] = json as { userId: number }[];
    expect(await pageOf(use?.userId ?? 0)).toMatchObject({ role: "business", registrationCode: code });
  });
});
