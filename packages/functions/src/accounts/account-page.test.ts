import type { Account, AccountContract, AccountEvent, AccountReports } from "@linkedpotential/contract/accounts/schema";
import type { AdminActionEntry } from "@linkedpotential/contract/admin/schema";
import type { RouteId } from "@linkedpotential/contract/endpoints";
import {
  mailedToken,
  readyAccount,
  type SignedIn,
  signedInAdmin,
  signedInUser,
} from "@linkedpotential/local/testing/accounts";
import { billingCalls } from "@linkedpotential/local/testing/billing";
import { liveTrainingCalls } from "@linkedpotential/local/testing/live-trainings";
import { lockCalls } from "@linkedpotential/local/testing/locks";
import { moderationCalls } from "@linkedpotential/local/testing/moderation";
import { countRoundTrips } from "@linkedpotential/local/testing/round-trips";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
let admin: SignedIn;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await signedInAdmin(stack);
});
afterAll(() => stack.stop());

type Named = Pick<SignedIn, "user">;
const act = (id: RouteId, { user }: Named, body?: object) =>
  stack.call(id, { token: admin.token, params: { accountId: String(user.id) }, ...(body && { body: { ...body } }) });
const read = async <Answer>(id: RouteId, someone: Named) => (await act(id, someone)).json as Answer;
const pageOf = (someone: Named) => read<Account>("accounts/get", someone);

describe("the page of an account", () => {
  it("shows who it is, its plan, sign-ins and sessions", async () => {
    const ida = await signedInUser(stack, { name: "Ida Öz" });
    expect(await pageOf(ida)).toEqual({
      ...{ id: ida.user.id, name: "Ida Öz", email: ida.email, role: "freelancer", workspace: "freelance" },
      ...{ plan: "kostenlos", paidUntil: null, isCancelled: false, givenUntil: null, emailVerified: true },
      ...{ mailBouncedAt: null, joinDate: ida.user.joinDate, lastSignInAt: null, sessionCount: 1, isAdmin: false },
      ...{ isProfileHidden: false, reportCount: 0, eventCount: 0, lock: null },
      export: { state: "none", availableUntil: null },
      ...{ company: null, registrationCode: null, note: { text: "", author: null, writtenAt: null, revision: 0 } },
    } satisfies Account);
    stack.setNow("2026-03-12T09:10:00.000Z");
    await stack.call("auth/login", { body: { email: ida.email, password: ida.password } });
    expect(await pageOf(ida)).toMatchObject({ lastSignInAt: "2026-03-12T09:10:00.000Z" });
    stack.setNow();
    expect(await pageOf(admin)).toMatchObject({ isAdmin: true });
  });

  it("takes three round trips after the session check", async () => {
    const ida = await signedInUser(stack);
    expect((await countRoundTrips(() => act("accounts/get", ida))).inSeries).toBe(3);
  });

  it("lists the reports about the account and its posts, and those that it made", async () => {
    const { ida, jan, id } = await moderationCalls(stack).reportedPost();
    const [ofIda, ofJan] = [ida, jan].map((someone) => read<AccountReports>("accounts/list-reports", someone));
    expect(await ofIda).toMatchObject({ about: [{ id, state: "open" }], made: [] });
    expect(await ofJan).toMatchObject({ about: [], made: [{ id, personName: "Ida Öz" }] });
    expect(await pageOf(ida)).toMatchObject({ reportCount: 1 });
  });

  it("lists live events with seats and waiting places, latest first, and counts them", async () => {
    const calls = await liveTrainingCalls(stack);
    const [ida, jan] = [await signedInUser(stack), await signedInUser(stack)];
    const full = await calls.announce({ title: "Ausgebucht", maxParticipants: 1 });
    const free = await calls.announce({ title: "Frei" });
    await calls.register(jan.token, full);
    await calls.register(ida.token, free);
    await calls.joinWaitingList(ida.token, full);
    const events = await read<AccountEvent[]>("accounts/list-events", ida);
    expect(events.map(({ title, state }) => [title, state]).toSorted()).toEqual([
      ["Ausgebucht", "waiting"],
      ["Frei", "registered"],
    ]);
    expect(await pageOf(ida)).toMatchObject({ eventCount: 2 });
    expect(await pageOf(jan)).toMatchObject({ eventCount: 1 });
  });

  it("shows subscription and invoices without card and billing address", async () => {
    const subscriber = await billingCalls(stack).subscriber();
    const { subscription, invoices } = await read<AccountContract>("accounts/get-contract", subscriber);
    expect(subscription).toMatchObject({ status: "active", plan: "premium", cancelAtPeriodEnd: false });
    expect(subscription).not.toHaveProperty("card");
    expect(invoices).toHaveLength(1);
    expect(await pageOf(subscriber)).toMatchObject({ paidUntil: subscription.currentPeriodEnd, isCancelled: false });
  });

  it("has nothing for an account that is deleted", async () => {
    const ida = await signedInUser(stack);
    await stack.call("user/delete", { token: ida.token, body: { currentPassword: ida.password } });
    for (const id of [
      ...(["accounts/get", "accounts/list-reports", "accounts/list-events", "accounts/get-contract"] as const),
      ...(["accounts/list-actions", "accounts/end-sessions", "accounts/start-export"] as const),
    ]) {
      expect(await act(id, ida), id).toMatchObject({ status: 404, json: { code: "admin.user_not_found" } });
    }
  });
});

describe("actions on an account", () => {
  it("sign it out on all devices, and are recorded", async () => {
    const ida = await signedInUser(stack);
    await stack.call("auth/login", { body: { email: ida.email, password: ida.password } });
    expect(await act("accounts/end-sessions", ida)).toMatchObject({ status: 200, json: { ended: 2 } });
    expect(await stack.call("auth/me", { token: ida.token })).toMatchObject({ json: { code: "session.missing" } });
    const [entry] = await read<AdminActionEntry[]>("accounts/list-actions", ida);
    expect(entry).toMatchObject({ action: "account.sessions_ended", accountId: ida.user.id, subject: "" });
  });

  it("mail the confirmation again, only while the address is not confirmed", async () => {
    const userId = await lockCalls(stack).unverified();
    const someone = { user: { id: userId } } as Named;
    const { email } = await pageOf(someone);
    await stack.deliver();
    const before = stack.mails().filter(({ to }) => to === email).length;
    expect((await act("accounts/resend-verification", someone)).status).toBe(200);
    await stack.deliver();
    expect(stack.mails().filter(({ to }) => to === email)).toHaveLength(before + 1);
    expect(await act("accounts/resend-verification", await signedInUser(stack))).toMatchObject({
      status: 409,
      json: { code: "account.already_verified" },
    });
  });

  it("mail the confirmation also to a confirmed address that bounced, which is then valid again", async () => {
    const ida = await signedInUser(stack);
    const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
    const mailBouncedAt = "2026-03-12T09:10:00.000Z";
    await UserEntity.patch({ userId: ida.user.id }).set({ bouncedEmail: ida.email, mailBouncedAt }).go();
    expect(await pageOf(ida)).toMatchObject({ mailBouncedAt });
    expect((await act("accounts/resend-verification", ida)).status).toBe(200);
    await stack.deliver();
    const mails = stack.mails().filter(({ to }) => to === ida.email).length;
    const body = { email: ida.email, token: mailedToken(stack, ida.email) };
    expect((await stack.call("auth/verify-email", { body })).status).toBe(200);
    expect(await pageOf(ida)).toMatchObject({ mailBouncedAt: null });
    expect(stack.mails().filter(({ to }) => to === ida.email)).toHaveLength(mails);
  });

  it("start the data export, whose mail and file only the owner gets", async () => {
    const ida = await signedInUser(stack);
    expect(await act("accounts/start-export", ida)).toMatchObject({ status: 200, json: { state: "running" } });
    await stack.deliver();
    expect(stack.lastMailTo(ida.email)?.subject).toContain("Ihre Daten sind bis");
    expect(await pageOf(ida)).toMatchObject({ export: { state: "ready" } });
    expect((await stack.call("user/read-export", { token: ida.token })).status).toBe(200);
    expect((await stack.call("user/read-export", { token: admin.token })).status).toBe(404);
  });

  it("delete it with a reason, which the mail names and nothing keeps", async () => {
    const ida = await signedInUser(stack);
    await lockCalls(stack).lock(ida);
    const reason = "Nur zum Versenden von Werbung angelegt.";
    expect(await act("accounts/delete", ida, { reason })).toMatchObject({ status: 200, json: { success: true } });
    expect(await stack.call("auth/me", { token: ida.token })).toMatchObject({
      status: 401,
      json: { code: "session.account_deleted" },
    });
    await stack.deliver();
    const mail = stack.lastMailTo(ida.email);
    expect(mail?.subject).toContain("Ihr Konto ist gelöscht");
    expect(mail?.text).toContain(`Unsere Begründung:\n${reason}`);
    const { storedItems } = await import("@linkedpotential/local/testing/items");
    const traces = (await storedItems()).filter((item) => JSON.stringify(item).includes(reason));
    expect(traces).toEqual([]);
    const records = (await storedItems()).filter(
      ({ __edb_e__, accountId }) => __edb_e__ === "admin-action" && accountId,
    );
    expect(records.map(({ accountId }) => accountId)).not.toContain(ida.user.id);
  });

  it("refuse to delete oneself, an admin, and without a reason", async () => {
    const [ida, other] = [await signedInUser(stack), await signedInUser(stack)];
    stack.configure({ ADMIN_EMAILS: [admin.email, other.email].join() });
    const remove = (someone: Named, reason = "Werbung") => act("accounts/delete", someone, { reason });
    expect(await remove(admin)).toMatchObject({ status: 409, json: { code: "account.own" } });
    expect(await remove(other)).toMatchObject({ status: 409, json: { code: "account.is_admin" } });
    for (const reason of ["", "x".repeat(1001)]) expect((await remove(ida, reason)).status).toBe(400);
    stack.configure({ ADMIN_EMAILS: admin.email });
    for (const { token } of [admin, ida, other]) expect((await stack.call("auth/me", { token })).status).toBe(200);
  });

  it("are only for admins", async () => {
    const ida = await signedInUser(stack);
    const business = await readyAccount({ role: "business" });
    for (const { token } of [ida, business]) {
      const params = { accountId: String(ida.user.id) };
      const answer = await stack.call("accounts/lock", { token, params, body: { ground: "terms", reason: "Nein" } });
      expect(answer).toMatchObject({ status: 403, json: { code: "session.forbidden" } });
    }
    expect((await pageOf(ida)).lock).toBeNull();
  });
});
