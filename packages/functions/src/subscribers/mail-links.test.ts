import { newBusinessRegistration, newRegistration } from "@linkedpotential/fixtures/accounts";
import { mailedToken, newRegistrationCode, signedInUser } from "@linkedpotential/local/testing/accounts";
import { type Fault, withFault } from "@linkedpotential/local/testing/faults";
import { removeItem, type StoredItem, storedItems } from "@linkedpotential/local/testing/items";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterEach(async () => {
  stack.setNow();
  stack.refuseMails(false);
  for (const item of await waiting()) await removeItem(item);
});
afterAll(() => stack.stop());

const waiting = async () => (await storedItems()).filter(({ pk }) => pk === "outbox");
async function storeEvents(items: readonly StoredItem[]): Promise<void> {
  const { OutboxEventEntity } = await import("@linkedpotential/core/outbox/outbox-event.entity");
  const events = items.map(({ eventId, type, detail }) => ({ eventId: `${eventId}`, type: `${type}`, detail }));
  await OutboxEventEntity.put(events.map((event) => ({ ...event, ttl: 4e9 }))).go();
}
const mailsTo = (email: string) => stack.mails().filter(({ to }) => to === email);
const verify = (email: string, token = mailedToken(stack, email)) =>
  stack.call("auth/verify-email", { body: { email, token } });

/** Makes a call while SES refuses every mail, so that the events of the call stay in the outbox. */
async function callWithRefusedMails(id: Parameters<TestStack["call"]>[0], body: object) {
  stack.refuseMails(true);
  const answer = await stack.call(id, { body, headers: { "idempotency-key": crypto.randomUUID() } });
  stack.refuseMails(false);
  return answer;
}
async function registered() {
  const body = newRegistration();
  expect(await callWithRefusedMails("auth/register", body)).toMatchObject({ status: 201 });
  return body;
}

describe("the mail with the link to verify an address", () => {
  it.each(["auth/register", "auth/register-business"] as const)(
    "is sent once if SES refuses mails at %s and accepts them later",
    async (id) => {
      const body =
        id === "auth/register" ? newRegistration() : newBusinessRegistration(await newRegistrationCode({ maxUses: 1 }));
      expect(await callWithRefusedMails(id, body)).toMatchObject({ status: 201, json: { requiresVerification: true } });
      stack.refuseMails(true);
      for (let attempt = 0; attempt < 2; attempt += 1)
        await expect(stack.deliver()).rejects.toThrow("mail-links failed");
      stack.refuseMails(false);
      expect(mailsTo(body.email)).toEqual([]);
      await stack.deliver();
      await stack.deliver();
      expect(mailsTo(body.email)).toHaveLength(1);
      expect(await verify(body.email)).toMatchObject({ status: 200 });
    },
  );

  it("is requested by an event with ids only, without address and secret", async () => {
    const { email } = await registered();
    const user = (await storedItems()).find((item) => item.__edb_e__ === "user" && item.email === email);
    const due = (await waiting()).filter(({ type }) => type === "account.link-due");
    expect(due).toEqual([
      {
        pk: "outbox",
        sk: expect.stringMatching(/^\$outbox-event_1#eventid_[0-9a-f-]{36}$/),
        ...{ __edb_e__: "outbox-event", __edb_v__: "1" },
        eventId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        type: "account.link-due",
        detail: { version: 1, userId: user?.userId, purpose: "verification", workspace: "freelance" },
        ttl: expect.any(Number),
      },
    ]);
  });

  it("is sent once for repeated events, and again for the next request", async () => {
    const { email } = await registered();
    const events = await waiting();
    for (let time = 0; time < 3; time += 1) {
      await storeEvents(events);
      await stack.deliver();
    }
    expect(mailsTo(email)).toHaveLength(1);
    await stack.call("auth/resend-verification", { body: { email } });
    expect(mailsTo(email)).toHaveLength(2);
  });

  it("is not sent if the account was verified since", async () => {
    const { email } = await registered();
    const events = await waiting();
    await stack.deliver();
    await callWithRefusedMails("auth/resend-verification", { email });
    await verify(email);
    const before = mailsTo(email).length;
    await storeEvents(events);
    await stack.deliver();
    expect(mailsTo(email)).toHaveLength(before);
  });

  it("is not sent if the account is deleted", async () => {
    stack.setNow("2031-03-12T09:00:00.000Z");
    const { email } = await registered();
    const events = await waiting();
    for (const event of events) await removeItem(event);
    stack.setNow("2031-03-13T09:00:00.000Z");
    // Another registration takes over the address, which deletes the unverified account.
    await stack.call("auth/register", { body: newRegistration({ email }) });
    expect(mailsTo(email)).toHaveLength(1);
    await storeEvents(events);
    await stack.deliver();
    expect(mailsTo(email)).toHaveLength(1);
  });

  it.each(["before", "after"] as const)(
    "is sent once with a working link if a delivery is killed %s any database call",
    { tags: "one-engine" },
    async (moment: Fault["moment"]) => {
      let call = 1;
      for (let isReached = true; isReached; call += 1) {
        stack.setNow("2031-03-12T09:00:00.000Z");
        const { email } = await registered();
        isReached = await withFault({ call, moment, isLasting: true }, () => stack.deliver().catch(() => {}));
        // After three minutes the claim of the killed delivery has expired, so the next delivery may send the mail.
        stack.setNow("2031-03-12T09:03:00.000Z");
        await stack.deliver();
        expect(mailsTo(email), `call ${call}`).toHaveLength(1);
        expect(await verify(email), `call ${call}`).toMatchObject({ status: 200 });
      }
      expect(call).toBeGreaterThan(4);
    },
  );

  it("stays valid if a later attempt has mailed another link", async () => {
    const { email } = await registered();
    const events = await waiting();
    await stack.deliver();
    const token = mailedToken(stack, email);
    // Delete the record of the sent mail, as if the process had crashed between the mail and the record. The mail is
    // then sent again.
    const records = (await storedItems()).filter(({ key }) => `${key}`.startsWith("verification link"));
    for (const record of records) await removeItem(record);
    await storeEvents(events);
    await stack.deliver();
    expect(mailedToken(stack, email)).not.toBe(token);
    expect(await verify(email, token)).toMatchObject({ status: 200 });
  });
});

describe("the mail with the link to a new password", () => {
  it("is sent once after SES refused it, to the account's current address", async () => {
    const { email } = await signedInUser(stack);
    const spelled = email.toUpperCase();
    expect(await callWithRefusedMails("auth/forgot-password", { email: spelled })).toMatchObject({ status: 200 });
    const events = await waiting();
    expect(JSON.stringify(events).toLowerCase()).not.toContain(email);
    for (let time = 0; time < 2; time += 1) {
      await storeEvents(events);
      await stack.deliver();
    }
    expect(mailsTo(email)).toHaveLength(1);
    const body = { email, token: mailedToken(stack, email), newPassword: "nagelneues-geheimnis" };
    expect(await stack.call("auth/reset-password", { body })).toMatchObject({ status: 200 });
  });

  it("is not sent if the account was deleted since", async () => {
    const { email, token, password } = await signedInUser(stack);
    await callWithRefusedMails("auth/forgot-password", { email });
    await stack.call("user/delete", { token, body: { currentPassword: password } });
    await stack.deliver();
    expect(mailsTo(email).filter(({ text }) => text.includes("reset-password"))).toEqual([]);
  });
});
