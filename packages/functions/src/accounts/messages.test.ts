import type { AccountAction } from "@linkedpotential/contract/accounts/schema";
import type { AdminActionEntry } from "@linkedpotential/contract/admin/schema";
import { today } from "@linkedpotential/contract/dates";
import type { Notification } from "@linkedpotential/contract/notifications/schema";
import { readyAccount, type SignedIn, signedInAdmin, signedInUser } from "@linkedpotential/local/testing/accounts";
import { changeAccount } from "@linkedpotential/local/testing/community";
import { lockCalls } from "@linkedpotential/local/testing/locks";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
let admin: SignedIn;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await signedInAdmin(stack);
});
afterAll(() => stack.stop());

const message = { subject: "Ihr Profil", text: "Bitte ergänzen Sie\neine Beschreibung." };

const send = (userId: number, body: object = message, headers: Record<string, string> = {}) =>
  stack.call("accounts/send-message", {
    ...{ token: admin.token, params: { accountId: String(userId) }, body: { ...body }, headers },
  });
const mailsTo = (email: string) => stack.mails().filter(({ to }) => to === email);
const bellOf = async ({ token }: { token: string }) =>
  ((await stack.call("notifications/list", { token })).json as Notification[]).map(
    ({ type, title, message: text }) => ({
      ...{ type, title, text },
    }),
  );

describe("a message to one person", () => {
  it("reaches them by mail and bell, and is recorded with its subject", async () => {
    const ida = await signedInUser(stack, { name: "Ida Öz" });
    expect(await send(ida.user.id)).toMatchObject({ status: 201, json: { isMailed: true, isNotified: true } });
    await stack.deliver();
    const [mail] = mailsTo(ida.email);
    expect(mail?.subject).toBe("Ihr Profil");
    expect(mail?.text).toContain("Guten Tag Ida Öz,\n\nBitte ergänzen Sie\neine Beschreibung.");
    expect(await bellOf(ida)).toEqual([
      {
        type: "team_message",
        title: "Nachricht von unserem Team",
        text: "Ihr Profil\nBitte ergänzen Sie\neine Beschreibung.",
      },
    ]);
    const call = { token: admin.token, params: { accountId: String(ida.user.id) } };
    const [entry] = (await stack.call("accounts/list-actions", call)).json as AdminActionEntry[];
    expect(entry).toMatchObject({ action: "account.message_sent", note: "Ihr Profil", subject: "" });
  });

  it("is kept with its text for two years, like the record of it, which only the account's record shows", async () => {
    const { user } = await readyAccount();
    stack.setNow("2026-03-12T10:00:00.000Z");
    await send(user.id);
    await send(user.id, { subject: "Zweite", text: "Noch etwas." });
    stack.setNow();
    const call = { token: admin.token, params: { accountId: String(user.id) } };
    const entries = (await stack.call("accounts/list-actions", call)).json as AccountAction[];
    expect(entries.map(({ note, messageText, admin: by, at }) => [note, messageText, by, at])).toEqual([
      ["Zweite", "Noch etwas.", admin.user.name, "2026-03-12T10:00:00.000Z"],
      ["Ihr Profil", message.text, admin.user.name, "2026-03-12T10:00:00.000Z"],
    ]);
    const { json } = await stack.call("admin/list-actions", { token: admin.token });
    expect(JSON.stringify(json)).not.toContain("Noch etwas.");
    const { storedItems } = await import("@linkedpotential/local/testing/items");
    const stored = (await storedItems()).filter(({ userId, accountId }) => [userId, accountId].includes(user.id));
    const kept = stored.filter(({ __edb_e__ }) => ["account-message", "admin-action"].includes(String(__edb_e__)));
    expect(kept.map(({ ttl }) => new Date(Number(ttl) * 1000).toISOString())).toEqual(
      Array.from({ length: 4 }, () => "2028-03-11T10:00:00.000Z"),
    );
  });

  it("is sent once for a double press, and once per event", async () => {
    const { user } = await readyAccount();
    const headers = { "idempotency-key": crypto.randomUUID() };
    const answers = await Promise.all([send(user.id, message, headers), send(user.id, message, headers)]);
    expect(answers.map(({ status }) => status).filter((status) => status === 201)).not.toEqual([]);
    expect(await send(user.id, message, headers)).toMatchObject({ status: 201, json: { isMailed: true } });
    await stack.deliver();
    expect(mailsTo(user.email)).toHaveLength(1);
  });

  it("reaches businesses by mail and bell too, and a bounced address by bell only", async () => {
    const [business, bounced] = [await readyAccount({ role: "business" }), await readyAccount()];
    await changeAccount(bounced, { bouncedEmail: bounced.user.email });
    expect((await send(business.user.id)).json).toEqual({ isMailed: true, isNotified: true });
    expect((await send(bounced.user.id)).json).toEqual({ isMailed: false, isNotified: true });
    await stack.deliver();
    expect(mailsTo(business.user.email)).toHaveLength(1);
    expect(await bellOf(business)).toHaveLength(1);
    expect(mailsTo(bounced.user.email)).toEqual([]);
    expect(await bellOf(bounced)).toHaveLength(1);
  });

  it("also reaches a locked person by mail", async () => {
    const { account } = await lockCalls(stack).lock();
    await stack.deliver();
    expect((await send(account.user.id)).status).toBe(201);
    await stack.deliver();
    expect(mailsTo(account.user.email).map(({ subject }) => subject)).toContain("Ihr Profil");
  });

  it("is refused when nothing would reach the person, without subject or text, and for a deleted account", async () => {
    const unverified = await lockCalls(stack).unverified();
    expect(await send(unverified)).toMatchObject({ status: 409, json: { code: "account.unreachable" } });
    const { user } = await readyAccount();
    for (const body of [
      { ...message, subject: " " },
      { ...message, text: "" },
      { ...message, text: "x".repeat(3001) },
    ])
      expect(await send(user.id, body)).toMatchObject({ status: 400, json: { code: "request.invalid" } });
    expect(await send(4711)).toMatchObject({ status: 404, json: { code: "admin.user_not_found" } });
  });

  it("is not sent any more when the account was deleted before its mail", async () => {
    const { user, token, password } = await readyAccount();
    await send(user.id);
    await stack.call("user/delete", { token, body: { currentPassword: password } });
    await stack.deliver();
    expect(mailsTo(user.email).map(({ subject }) => subject)).not.toContain("Ihr Profil");
  });

  it("is limited to 2,000 an hour for an admin, enough for two selections of 1,000", async () => {
    const { RateLimitEntity } = await import("@linkedpotential/core/auth/guard/rate-limit.entity");
    const { user } = await readyAccount();
    stack.setNow(`${today(new Date())}T12:00:00.000Z`);
    expect((await send(user.id)).status).toBe(201);
    const { data: counters } = await RateLimitEntity.scan.go({ pages: "all" });
    await Promise.all(counters.map(({ window }) => RateLimitEntity.patch({ window }).set({ count: 1999 }).go()));
    expect((await send(user.id)).status).toBe(201);
    expect((await send(user.id)).status).toBe(429);
    stack.setNow();
  });
});
