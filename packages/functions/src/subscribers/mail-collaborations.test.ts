import { readUnsubscribeToken } from "@linkedpotential/contract/unsubscribe/token";
import { config } from "@linkedpotential/core/config";
import { requestMessage } from "@linkedpotential/fixtures/community";
import { mailedToken } from "@linkedpotential/local/testing/accounts";
import { type CommunityCalls, communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { removeItem, storedItems } from "@linkedpotential/local/testing/items";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
let calls: CommunityCalls;
beforeAll(async () => {
  stack = await startTestStack();
  calls = communityCalls(stack);
});
afterAll(() => stack.stop());

const mailsTo = ({ user }: Someone) => stack.mails().filter(({ to }) => to === user.email);
const subjectsTo = (someone: Someone) => mailsTo(someone).map(({ subject }) => subject);
const change = ({ token }: Someone, body: object) => stack.call("user/update-settings", { token, body });
async function requested(title = "Zwei Köpfe für ein Portal") {
  const [author, requester] = [await calls.member("Dr. Ida Öz"), await calls.member("Änne von Weiß")];
  const post = await calls.publish(author, { title });
  return { author, requester, post, request: await calls.request(requester, post) };
}

describe("a request for collaboration", () => {
  it("is mailed to the author, with the beginning of its message, the post's title and a link to its requests [D50]", async () => {
    const { author, requester, post } = await requested();
    await stack.deliver();
    expect(subjectsTo(author)).toEqual(["Neue Anfrage von Änne W."]);
    const [mail] = mailsTo(author);
    for (const part of [mail?.text, mail?.html]) expect(part).toContain("Zwei Köpfe für ein Portal");
    const link = `/freelance/dashboard?section=community&view=network&tab=my-posts&requests=${post.id}`;
    expect(mail?.text).toContain(`${link}\n`);
    expect(`${mail?.text}${mail?.html}`).not.toContain("von Weiß");
    expect(mail?.text).toContain(`„${requestMessage.slice(0, 40)}`);
    const [, quoted = ""] = /\n\n„(.*)“\n\n/.exec(mail?.text ?? "") ?? [];
    expect(quoted.length).toBeLessThanOrEqual(300);
    expect(requestMessage.startsWith(quoted.replace(/…$/, ""))).toBe(true);
    expect(subjectsTo(requester)).toEqual([]);
  });

  it.each([
    ["accepted", "Angenommen: Ihre Anfrage an Ida Ö.", "tab=network"],
    ["rejected", "Ihre Anfrage wurde abgelehnt", "tab=my-requests"],
  ])(
    "that was %s is mailed to the requester once, and no longer to the author [D21, D50]",
    async (status, subject, tab) => {
      const { author, requester, request } = await requested();
      await calls.answer(author, request.id, status);
      await calls.answer(author, request.id, status);
      await stack.deliver();
      expect(subjectsTo(requester)).toEqual([subject]);
      expect(mailsTo(requester)[0]?.text).toContain(`section=community&view=network&${tab}\n`);
      expect(subjectsTo(author)).toEqual([]);
    },
  );

  it("is mailed once for each event that still holds, whatever the order and repetition of events", async () => {
    const { author, requester, request } = await requested();
    const { OutboxEventEntity } = await import("@linkedpotential/core/outbox/outbox-event.entity");
    const waiting = async () => (await storedItems()).filter(({ pk }) => pk === "outbox");
    const requestedEvent = await waiting();
    await calls.answer(author, request.id, "accepted");
    const storeEvents = (events: readonly Record<string, unknown>[]) =>
      OutboxEventEntity.put(
        events.map(({ eventId, type, detail }) => ({ eventId: `${eventId}`, type: `${type}`, detail, ttl: 4e9 })),
      ).go();
    const all = await waiting();
    const answered = all.filter(({ eventId }) => !requestedEvent.some((one) => one.eventId === eventId));
    for (const item of requestedEvent) await removeItem(item);
    await stack.deliver();
    for (const events of [requestedEvent, answered, requestedEvent.concat(answered)]) {
      await storeEvents(events);
      await stack.deliver();
    }
    expect([subjectsTo(author), subjectsTo(requester)]).toEqual([[], ["Angenommen: Ihre Anfrage an Ida Ö."]]);
  });

  it("is written in the recipient's language", async () => {
    const { author, requester, request } = await requested();
    await change(author, { language: "fr" });
    await change(requester, { language: "en" });
    await stack.deliver();
    await calls.answer(author, request.id, "accepted");
    await stack.deliver();
    expect(subjectsTo(author)).toEqual(["Nouvelle demande\u00a0: Änne W."]);
    expect(subjectsTo(requester)).toEqual(["Accepted: your request to Ida Ö."]);
  });

  it("is not mailed if it was withdrawn, its post deleted or the connection removed since", async () => {
    const withdrawn = await requested();
    await calls.withdraw(withdrawn.requester, withdrawn.request.id);
    const deleted = await requested();
    await calls.answer(deleted.author, deleted.request.id, "rejected");
    await calls.removePost(deleted.author, deleted.post.id);
    const removed = await requested();
    await calls.answer(removed.author, removed.request.id, "accepted");
    await calls.disconnect(removed.requester, removed.author.user.id);
    await stack.deliver();
    for (const { author, requester } of [withdrawn, deleted, removed]) {
      expect([subjectsTo(author), subjectsTo(requester)]).toEqual([[], []]);
    }
  });

  it.each(["requested", "accepted", "rejected"])(
    "that was %s is not mailed if one user has blocked the other since [D57]",
    async (what) => {
      for (const blocks of ["author", "requester"] as const) {
        const both = await requested();
        if (what !== "requested") await calls.answer(both.author, both.request.id, what);
        const [who, whom] = blocks === "author" ? [both.author, both.requester] : [both.requester, both.author];
        const body = { userId: whom.user.id };
        expect(await stack.call("blocks/create", { token: who.token, body })).toMatchObject({ status: 200 });
        await stack.deliver();
        expect([subjectsTo(both.author), subjectsTo(both.requester)]).toEqual([[], []]);
      }
    },
  );

  it("is not mailed if that mail is switched off, or to a bounced address [D12, SET-18-NS]", async () => {
    const off = { mail: false };
    const { author, requester, request } = await requested();
    await change(author, { notifications: { collaboration_request: off } });
    await change(requester, { notifications: { collaboration_request_accepted: off } });
    await stack.deliver();
    await calls.answer(author, request.id, "rejected");
    await stack.deliver();
    expect([subjectsTo(author), subjectsTo(requester)]).toEqual([[], []]);

    const bounced = await requested();
    const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
    const { id: userId, email } = bounced.author.user;
    await change(bounced.author, { notifications: { collaboration_request_accepted: off } });
    await UserEntity.patch({ userId }).set({ bouncedEmail: email }).go();
    await stack.deliver();
    expect(subjectsTo(bounced.author)).toEqual([]);
  });

  it("that was withdrawn is not mailed, but the request sent afterwards is, once", async () => {
    const { author, requester, post, request } = await requested();
    await calls.withdraw(requester, request.id);
    await calls.request(requester, post);
    await stack.deliver();
    expect(subjectsTo(author)).toEqual(["Neue Anfrage von Änne W."]);
    const [own] = await calls.feedOf(requester);
    await calls.withdraw(requester, own?.ownRequest?.id ?? 0);
    await calls.request(requester, post);
    await stack.deliver();
    expect(subjectsTo(author)).toHaveLength(2);
  });

  it.each(["requested", "rejected"])("that was %s is not mailed if the other account is deleted", async (what) => {
    const { author, requester, request } = await requested();
    const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
    if (what === "rejected") await calls.answer(author, request.id, what);
    const gone = what === "rejected" ? author : requester;
    await UserEntity.delete({ userId: gone.user.id }).go();
    await stack.deliver();
    expect([subjectsTo(author), subjectsTo(requester)]).toEqual([[], []]);
  });

  it("can be switched off by the link in the mail, for each kind separately [SET-18-NS]", async () => {
    const { author, requester, request } = await requested();
    await stack.deliver();
    await calls.answer(author, request.id, "rejected");
    await stack.deliver();
    const tokens = [author, requester].map((someone) => mailedToken(stack, someone.user.email));
    for (const token of tokens) {
      expect((await stack.call("unsubscribe/confirm", { params: { token } })).status).toBe(200);
    }
    const kinds = tokens.map((token) => readUnsubscribeToken(token)?.kind);
    expect(kinds).toEqual(["collaboration_request", "collaboration_request_accepted"]);
  });

  it("is logged with the recipient and the outcome", async () => {
    const { mailCollaborations } = await import("@linkedpotential/core/collaboration-requests/mail-collaborations");
    const { author, requester, request } = await requested();
    const noted: unknown[] = [];
    const ctx = {
      now: () => new Date(),
      config: config(),
      log: { note: (name: string, value: unknown) => noted.push([name, value]) },
    };
    const { id: requestId, postId, fromUserId, toUserId } = request;
    const ids = { id: "1", requestId, postId, fromUserId, toUserId };
    const requestedEvent = { type: "collaboration.requested", ...ids } as const;
    expect(await mailCollaborations(ctx, requestedEvent)).toEqual({ mail: "sent" });
    expect(await mailCollaborations(ctx, { type: "collaboration.accepted", ...ids })).toEqual({ mail: "outdated" });
    await change(author, { notifications: { collaboration_request: { mail: false } } });
    expect(await mailCollaborations(ctx, requestedEvent)).toEqual({ mail: "unwanted" });
    const [one, other] = [author, requester].map(({ user }) => ["userId", user.id]);
    expect(noted).toEqual([one, other, one]);
  });
});
