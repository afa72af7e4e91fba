import type { AdminActionEntry } from "@linkedpotential/contract/admin/schema";
import type { StoredCallRequest } from "@linkedpotential/contract/call-requests/schema";
import { newEmail } from "@linkedpotential/fixtures/accounts";
import { exportedFile } from "@linkedpotential/local/testing/account-export";
import { readyAccount, type SignedIn, signedInUser } from "@linkedpotential/local/testing/accounts";
import { newNetwork } from "@linkedpotential/local/testing/call";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

const now = "2027-03-12T10:00:00.000Z";
let stack: TestStack;
let admins: [SignedIn, SignedIn];
beforeAll(async () => {
  stack = await startTestStack({ SUPPORT_EMAIL: "hilfe@example.org" });
  stack.setNow(now);
  admins = [await signedInUser(stack), await signedInUser(stack)];
  stack.configure({ ADMIN_EMAILS: admins.map(({ email }) => email).join() });
});
beforeEach(() => stack.setNow(now));
afterEach(() => stack.refuseMails(false));
afterAll(() => stack.stop());

const visitor = (email = newEmail()) => ({
  ...{ name: "Ida Öz", company: "Nord AG", email, message: "Dienstags passt es uns." },
});
const ask = (request: ReturnType<typeof visitor>) =>
  stack.call("support/request-call", { address: newNetwork(), body: { ...request, hasConsented: true } });

async function list(state: StoredCallRequest["state"] = "open"): Promise<StoredCallRequest[]> {
  const { json } = await stack.call("call-requests/list", { token: admins[0].token, query: { state } });
  return json as StoredCallRequest[];
}

async function asked(): Promise<StoredCallRequest> {
  const request = visitor();
  expect(await ask(request)).toMatchObject({ status: 201 });
  const stored = (await list()).find(({ email }) => email === request.email);
  if (!stored) throw new Error("the request is not listed");
  return stored;
}

const settle = (id: number, body: object, { token } = admins[0]) =>
  stack.call("call-requests/settle", { token, params: { requestId: String(id) }, body });
const isOpen = async (id: number) => (await list()).some((one) => one.id === id);
const recorded = async (id: number) => {
  const { json } = await stack.call("admin/list-actions", { token: admins[0].token });
  return (json as AdminActionEntry[]).filter(({ subject }) => subject === String(id));
};

describe("a request for a call", () => {
  it("is listed with what the visitor entered, longest waiting first", async () => {
    const first = visitor();
    await ask(first);
    stack.setNow("2027-03-12T11:00:00.000Z");
    const second = visitor();
    await ask(second);
    const own = (await list()).filter(({ email }) => [first.email, second.email].includes(email));
    const rest = { id: expect.any(Number), userId: null, state: "open", replies: [] };
    expect(own).toEqual([
      { ...first, ...rest, receivedAt: now },
      { ...second, ...rest, receivedAt: "2027-03-12T11:00:00.000Z" },
    ]);
  });

  it("names the account that has verified the address, and no account that has not", async () => {
    const { email, user } = await signedInUser(stack);
    await ask(visitor(email.toUpperCase()));
    expect(await list()).toContainEqual(expect.objectContaining({ email: email.toUpperCase(), userId: user.id }));
  });

  it("of a business names its account and company", async () => {
    const { token, user } = await readyAccount({ role: "business" });
    const body = { name: "Süd GmbH" };
    expect(await stack.call("business/update-company", { token, body })).toMatchObject({ status: 200 });
    const message = { subject: "Strategiegespräch", message: "Donnerstags" };
    expect(await stack.call("support/send", { token, body: { ...message, isCallRequest: true } })).toMatchObject({
      status: 201,
    });
    await stack.call("support/send", { token, body: { ...message, message: "Wie geht der Import?" } });
    const { id: userId, name, email } = user;
    expect((await list()).filter((one) => one.userId === userId)).toEqual([
      expect.objectContaining({ userId, name, email, company: "Süd GmbH", message: "Donnerstags" }),
    ]);
  });

  it("is not stored if its mail fails", async () => {
    stack.refuseMails(true);
    const request = visitor();
    expect(await ask(request)).toMatchObject({ status: 500 });
    expect((await list()).some(({ email }) => email === request.email)).toBe(false);
  });

  it("expires 180 days after it arrived", async () => {
    const { id: requestId } = await asked();
    const { CallRequestEntity } = await import("@linkedpotential/core/call-requests/call-request.entity");
    const { data } = await CallRequestEntity.get({ requestId }).go();
    expect(new Date((data?.ttl ?? 0) * 1000).toISOString()).toBe("2027-09-08T10:00:00.000Z");
  });
});

describe("settling a request for a call", () => {
  it("moves it to the settled ones with the admin and the note, and back", async () => {
    const { id } = await asked();
    stack.setNow("2027-03-12T12:00:00.000Z");
    expect(await settle(id, { isSettled: true, note: "Termin am Dienstag" })).toMatchObject({ status: 200 });
    expect(await isOpen(id)).toBe(false);
    expect((await list("settled"))[0]).toMatchObject({
      ...{ id, state: "settled" },
      settled: { at: "2027-03-12T12:00:00.000Z", by: admins[0].user.name, note: "Termin am Dienstag" },
    });
    for (const _ of [1, 2]) expect(await settle(id, { isSettled: false })).toMatchObject({ status: 200 });
    expect((await list()).find((one) => one.id === id)).not.toHaveProperty("settled");
    expect((await recorded(id)).map(({ action }) => action)).toEqual(["call_request.reopened", "call_request.settled"]);
  });

  it("changes nothing when repeated, and is refused to another admin, whose note would be lost", async () => {
    const { id } = await asked();
    const body = { isSettled: true, note: "Rückruf" };
    for (const _ of [1, 2]) expect(await settle(id, body)).toMatchObject({ status: 200 });
    const refused = { status: 409, json: { code: "call_request.already_settled" } };
    expect(await settle(id, { isSettled: true, note: "Anders" })).toMatchObject(refused);
    expect(await settle(id, body, admins[1])).toMatchObject(refused);
    expect((await recorded(id)).length).toBe(1);
  });

  it("succeeds for one of two admins at the same time", async () => {
    const { id } = await asked();
    const answers = await Promise.all(admins.map((admin) => settle(id, { isSettled: true, note: "" }, admin)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await recorded(id)).map(({ action }) => action)).toEqual(["call_request.settled"]);
  });

  it("fails for a request that does not exist", async () => {
    const body = { isSettled: true };
    expect(await settle(7, body)).toMatchObject({ status: 404, json: { code: "call_request.not_found" } });
  });
});

describe("a reply to a request for a call", () => {
  const text = "passt Ihnen Dienstag, 10 Uhr?";
  const reply = (id: number, more: object = {}, headers: Record<string, string> = {}) =>
    stack.call("call-requests/reply", {
      ...{ token: admins[0].token, params: { requestId: String(id) }, headers },
      body: { subject: "Ihr Termin", text, isSettled: false, ...more },
    });
  const repliesTo = (email: string) =>
    stack.mails().filter(({ to, subject }) => to === email && subject === "Ihr Termin");

  it("is mailed with the support team as reply address, and kept with the request", async () => {
    const { id, email } = await asked();
    expect(await reply(id)).toMatchObject({ status: 201 });
    const [mail] = repliesTo(email);
    expect(mail?.replyTo).toBe("hilfe@example.org");
    expect(mail?.text).toContain(`Guten Tag Ida Öz,\n\n${text}`);
    expect(mail?.text).toMatch(/\n-- \nLinkedPotential\nhttp:\S+\/business\n/);
    expect((await list()).find((one) => one.id === id)?.replies).toEqual([
      { at: now, by: admins[0].user.name, subject: "Ihr Termin", text },
    ]);
    const [entry] = await recorded(id);
    expect(entry).toMatchObject({ action: "call_request.replied" });
    expect(JSON.stringify(entry)).not.toContain("Dienstag");
  });

  it("settles the request if wanted, and is refused for a settled one", async () => {
    const { id, email } = await asked();
    await reply(id);
    expect(await reply(id, { isSettled: true })).toMatchObject({ status: 201 });
    const settled = (await list("settled")).find((one) => one.id === id);
    expect(settled).toMatchObject({ settled: { at: now, by: admins[0].user.name, note: "" } });
    expect(settled?.replies).toHaveLength(2);
    const refused = { status: 409, json: { code: "call_request.already_settled" } };
    expect(await reply(id)).toMatchObject(refused);
    expect(repliesTo(email)).toHaveLength(2);
  });

  it("is mailed once for a double press and a retry, and not kept if its mail fails", async () => {
    const { id, email } = await asked();
    const headers = { "idempotency-key": crypto.randomUUID() };
    stack.refuseMails(true);
    expect(await reply(id, {}, headers)).toMatchObject({ json: { code: "auth.mail_failed" } });
    stack.refuseMails(false);
    await Promise.all([reply(id, {}, headers), reply(id, {}, headers)]);
    expect(await reply(id, {}, headers)).toMatchObject({ status: 201 });
    expect(repliesTo(email)).toHaveLength(1);
    expect((await list()).find((one) => one.id === id)?.replies).toHaveLength(1);
  });
});

describe("the requests for calls of an account", () => {
  it("are exported and erased with it, also those from before it registered", async () => {
    const email = newEmail();
    await ask(visitor(email));
    const account = await signedInUser(stack, { email });
    const { file } = await exportedFile(stack, account.token);
    expect(file.requestsForCalls).toEqual([{ ...visitor(email), receivedAt: now }]);
    expect(
      await stack.call("user/delete", {
        token: account.token,
        body: { currentPassword: account.password },
      }),
    ).toMatchObject({ status: 200 });
    await stack.deliver();
    expect((await list()).some((one) => one.email === email)).toBe(false);
  });
});
