import type { MailEvent } from "@linkedpotential/contract/bus";
import { newEmail, newProfile } from "@linkedpotential/fixtures/accounts";
import { newLead } from "@linkedpotential/fixtures/leads";
import { mailedToken, type SignedIn, signedInUser } from "@linkedpotential/local/testing/accounts";
import { withFault } from "@linkedpotential/local/testing/faults";
import { type OpenSubscribers, openSubscribers } from "@linkedpotential/local/testing/messages";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let stack: TestStack;
let subscribers: OpenSubscribers;
let person: SignedIn;
beforeAll(async () => {
  stack = await startTestStack();
  subscribers = openSubscribers();
});
afterAll(async () => {
  subscribers.close();
  await stack.stop();
});
beforeEach(async () => {
  person = await signedInUser(stack);
});

const types = { Bounce: "Email Bounced", Complaint: "Email Complaint Received", Delivery: "Email Delivered" } as const;

/** Delivers an SES event about a mail that was sent at the given instant. */
function deliverMailEvent(outcome: Omit<MailEvent, "mail">, sentAt: string, to = person.email) {
  const mail = { messageId: `${outcome.eventType} ${sentAt}`, timestamp: sentAt, destination: [to] };
  const detail: MailEvent = { ...outcome, mail };
  return subscribers.hand("subscribers/note-bounces", types[outcome.eventType], detail);
}
const bounced = { eventType: "Bounce", bounce: { bounceType: "Permanent" } } as const;
const delivered = { eventType: "Delivery" } as const;
const me = async () => (await stack.call("auth/me", { token: person.token })).json;

const [earlier, sent, later] = ["2027-03-12T06:00:00.000Z", "2027-03-12T07:00:00.000Z", "2027-03-12T08:00:00.000Z"];

describe("an account with a bounced mail", () => {
  it.each([
    ["that bounced permanently", bounced],
    ["that was marked as spam", { eventType: "Complaint" } as const],
  ])("is marked after a mail %s, despite repeated events", async (_, outcome) => {
    expect(await me()).not.toHaveProperty("mailBounced");
    expect(await deliverMailEvent(outcome, sent)).toMatchObject({ account: "marked" });
    expect(await deliverMailEvent(outcome, sent)).toMatchObject({ account: "marked" });
    expect(await me()).toMatchObject({ email: person.email, mailBounced: true });
  });

  it("is found by any spelling of its address", async () => {
    expect(await deliverMailEvent(bounced, sent, person.email.toUpperCase())).toMatchObject({ account: "marked" });
    expect(await me()).toMatchObject({ mailBounced: true });
  });

  it("is not marked by a full mailbox or a delayed mail", async () => {
    for (const bounceType of ["Transient", "Undetermined"] as const) {
      expect(await deliverMailEvent({ eventType: "Bounce", bounce: { bounceType } }, sent)).toMatchObject({
        account: "unchanged",
      });
    }
    expect(await me()).not.toHaveProperty("mailBounced");
  });

  it("is not marked by an event without details", async () => {
    expect(await deliverMailEvent({ eventType: "Bounce" }, sent)).toMatchObject({ account: "unchanged" });
    expect(await me()).not.toHaveProperty("mailBounced");
  });

  it("is not recreated after its deletion", async () => {
    const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
    const key = { userId: person.user.id };
    await UserEntity.delete(key).go();
    for (const outcome of [bounced, delivered])
      expect(await deliverMailEvent(outcome, sent)).toMatchObject({ account: "unchanged" });
    expect((await UserEntity.get(key).go()).data).toBeNull();
  });

  it("is cleared by a later delivered mail, not by an earlier one", async () => {
    await deliverMailEvent(bounced, sent);
    for (const instant of [earlier, sent])
      expect(await deliverMailEvent(delivered, instant)).toMatchObject({ account: "unchanged" });
    expect(await me()).toMatchObject({ mailBounced: true });
    expect(await deliverMailEvent(delivered, later)).toMatchObject({ account: "cleared" });
    expect(await deliverMailEvent(delivered, later)).toMatchObject({ account: "unchanged" });
    expect(await me()).not.toHaveProperty("mailBounced");
  });

  it("stays clear for repeated events about earlier mails, not for a later bounce", async () => {
    await deliverMailEvent(bounced, sent);
    await deliverMailEvent(delivered, later);
    for (const instant of [earlier, sent])
      expect(await deliverMailEvent(bounced, instant)).toMatchObject({ account: "unchanged" });
    expect(await me()).not.toHaveProperty("mailBounced");
    expect(await deliverMailEvent(bounced, "2027-03-12T09:00:00.000Z")).toMatchObject({ account: "marked" });
    expect(await me()).toMatchObject({ mailBounced: true });
  });

  it("gets no mails about due follow-ups", async () => {
    const body = newLead({ followUpDate: "2027-03-12" });
    await stack.call("leads/create", { token: person.token, body });
    await deliverMailEvent(bounced, sent);
    const detail = { userId: person.user.id, date: "2027-03-12" };
    const run = () => subscribers.hand("subscribers/mail-follow-ups", "user.follow_ups_due", detail);
    expect(await run()).toMatchObject({ mail: "unwanted" });
    await deliverMailEvent(delivered, later);
    expect(await run()).toMatchObject({ mail: "sent" });
  });

  it("is cleared when its owner opens a mailed link", async () => {
    const registered = { name: "Ida Öz", email: "ida@example.org", password: "geheim-und-lang" };
    await stack.call("auth/register", { body: registered });
    expect(await deliverMailEvent(bounced, sent, registered.email)).toMatchObject({ account: "marked" });
    const body = { token: mailedToken(stack, registered.email), email: registered.email };
    expect((await stack.call("auth/verify-email", { body })).status).toBe(200);
    const { json } = await stack.call("auth/login", { body: registered });
    expect(json).toMatchObject({ user: { emailVerified: true } });
    expect(json).not.toHaveProperty("user.mailBounced");
  });

  it("is cleared when its owner sets a new password with a mailed link", async () => {
    const { email } = person;
    await deliverMailEvent(bounced, sent);
    await stack.call("auth/forgot-password", { body: { email } });
    const newPassword = "ein-anderes-geheimnis";
    const body = { email, token: mailedToken(stack, email), newPassword };
    expect((await stack.call("auth/reset-password", { body })).status).toBe(200);
    const { json } = await stack.call("auth/login", { body: { email, password: newPassword } });
    expect(json).toHaveProperty("user");
    expect(json).not.toHaveProperty("user.mailBounced");
    expect(await deliverMailEvent(bounced, sent)).toMatchObject({ account: "unchanged" });
  });

  it("is cleared when its owner reverts to an address that bounced before", async () => {
    const { email: before } = person;
    await deliverMailEvent(bounced, sent);
    const email = newEmail();
    const profile = { ...newProfile(email), currentPassword: person.password };
    await stack.call("profile/update", { token: person.token, body: profile });
    await stack.call("auth/confirm-email", { body: { email, token: mailedToken(stack, email) } });
    const back = { email: before, token: mailedToken(stack, before) };
    const { json: token } = await stack.call("auth/revert-email", { body: back });
    const newPassword = "ein-anderes-geheimnis";
    await stack.call("auth/reset-password", { body: { ...(token as { email: string; token: string }), newPassword } });
    const { json } = await stack.call("auth/login", { body: { email: before, password: newPassword } });
    expect(json).toHaveProperty("user");
    expect(json).not.toHaveProperty("user.mailBounced");
  });

  it("is marked by a redelivery after a database failure", async () => {
    for (const call of [1, 2]) {
      const fault = { call, moment: "before", isLasting: false } as const;
      const lost = () => expect(deliverMailEvent(bounced, sent)).rejects.toThrow("failed");
      expect(await withFault(fault, lost)).toBe(true);
    }
    expect(await me()).not.toHaveProperty("mailBounced");
  });

  it("is not created by an event about an address without an account, such as the support team's", async () => {
    expect(await deliverMailEvent(bounced, sent, "support@linkedpotential.local")).toMatchObject({
      account: "unchanged",
    });
    expect(await deliverMailEvent(bounced, sent, "")).toMatchObject({ account: "unchanged" });
  });

  it("is not marked for a former address", async () => {
    await deliverMailEvent(bounced, sent);
    const email = newEmail();
    const profile = { ...newProfile(email), currentPassword: person.password };
    await stack.call("profile/update", { token: person.token, body: profile });
    expect(await me()).toMatchObject({ mailBounced: true, pendingEmail: email });
    await stack.call("auth/confirm-email", { body: { email, token: mailedToken(stack, email) } });
    expect(await me()).toMatchObject({ email });
    expect(await me()).not.toHaveProperty("mailBounced");
  });
});
