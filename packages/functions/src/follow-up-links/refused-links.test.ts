import type { ErrorBody } from "@linkedpotential/contract/errors";
import type { UsedLink } from "@linkedpotential/contract/follow-up-links/schema";
import { type SignedIn, signedInUser } from "@linkedpotential/local/testing/accounts";
import { newNetwork } from "@linkedpotential/local/testing/call";
import { followUpLinkCalls } from "@linkedpotential/local/testing/follow-up-links";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const date = "2027-03-12";
const sentAt = "2027-03-12T06:00:00.000Z";
const hour = 60 * 60 * 1000;
const day = 24 * hour;

let stack: TestStack;
let calls: ReturnType<typeof followUpLinkCalls>;
let person: SignedIn;
beforeAll(async () => {
  stack = await startTestStack();
  calls = followUpLinkCalls(stack, date);
});
afterAll(() => stack.stop());
beforeEach(async () => {
  stack.setNow(sentAt);
  person = await signedInUser(stack);
});

const dueLead = (lead?: Parameters<typeof calls.dueLead>[1]) => calls.dueLead(person, lead);
const followUpOf = (leadId: number) => calls.followUpOf(person, leadId);
const preview = (token: string) => calls.preview(token);
const apply = (token: string, next?: string) => calls.apply(token, next);
const codeOf = ({ json }: { json: unknown }) => (json as ErrorBody).code;
const later = (ms: number) => stack.setNow(new Date(Date.parse(sentAt) + ms).toISOString());

/** Completes a follow-up. Returns the tokens that the page gets. */
async function completed() {
  const { json } = await apply((await dueLead()).done);
  const { undo, next } = json as UsedLink;
  return { undo: undo ?? "", next: next ?? "" };
}

describe("a link in the mail of due follow-ups", () => {
  it("works once", async () => {
    const lead = await dueLead();
    await apply(lead.done);
    for (const token of [lead.done, lead.day, lead.week]) {
      expect(await apply(token)).toMatchObject({ status: 409, json: { code: "follow_up_link.changed" } });
      expect(await preview(token)).toMatchObject({ status: 409, json: { code: "follow_up_link.changed" } });
    }
    expect(await followUpOf(lead.id)).toEqual([date, true]);
  });

  it("works once for two presses at the same time", async () => {
    const lead = await dueLead();
    const answers = await Promise.all([apply(lead.day), apply(lead.day), apply(lead.week)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("does nothing after the follow-up was changed in the app", async () => {
    const lead = await dueLead();
    const params = { leadId: String(lead.id) };
    await stack.call("leads/update", { token: person.token, params, body: { followUpDate: "2027-04-01" } });
    const answer = await apply(lead.done);
    expect(answer).toMatchObject({ status: 409, json: { code: "follow_up_link.changed" } });
    expect(answer.json).toMatchObject({ error: "Dieses Follow-up wurde schon geändert." });
    expect(await followUpOf(lead.id)).toEqual(["2027-04-01", false]);
  });

  it("is valid for seven days", async () => {
    const lead = await dueLead();
    later(7 * day - 1000);
    expect((await preview(lead.done)).status).toBe(200);
    later(7 * day);
    for (const call of [preview, apply]) {
      expect(await call(lead.done)).toMatchObject({ status: 410, json: { code: "follow_up_link.expired" } });
    }
    // The session of the owner has expired by now, too.
    stack.setNow(sentAt);
    expect(await followUpOf(lead.id)).toEqual([date, false]);
  });

  it("is refused when any part of it was altered, without a trace of the lead", async () => {
    const [lead, other] = [await dueLead(), await dueLead({ name: "Uwe Ost" })];
    const [action, userId, leadId, state, expires, mac = ""] = lead.done.split(".");
    const stranger = await signedInUser(stack);
    const flipped = mac.replace(/^./, (letter) => (letter === "A" ? "B" : "A"));
    const altered = [
      ["day", userId, leadId, state, expires, mac],
      ["next", userId, leadId, state, expires, mac],
      [action, stranger.user.id, leadId, state, expires, mac],
      [action, 4711, leadId, state, expires, mac],
      [action, userId, other.id, state, expires, mac],
      [action, userId, leadId, "2027-03-13o", expires, mac],
      [action, userId, leadId, `${date}c`, expires, mac],
      [action, userId, leadId, state, Number(expires) + 1, mac],
      [action, userId, leadId, state, expires, flipped],
      [action, userId, leadId, state, expires, other.done.split(".")[5]],
      [action, userId, leadId, state, expires],
      [],
    ].map((parts) => parts.join("."));
    for (const token of [...altered, lead.done.slice(0, -1), `${lead.done}=`]) {
      for (const call of [preview, apply]) {
        const answer = await call(token);
        expect(answer, token).toMatchObject({ status: 404, json: { code: "follow_up_link.invalid" } });
        expect(answer.text).not.toContain("Ida");
      }
    }
    expect(await followUpOf(lead.id)).toEqual([date, false]);
  });

  it("of another account has another signature, even for the same lead id", async () => {
    const lead = await dueLead();
    const stranger = await signedInUser(stack);
    const { done } = await calls.tokensOf(stranger, lead.id);
    // The stranger has no such lead, and the owner's id does not fit the stranger's signature.
    expect(await apply(done)).toMatchObject({ status: 404, json: { code: "lead.not_found" } });
    const forged = done.replace(`.${stranger.user.id}.`, `.${person.user.id}.`);
    expect(await apply(forged)).toMatchObject({ status: 404, json: { code: "follow_up_link.invalid" } });
    expect(await followUpOf(lead.id)).toEqual([date, false]);
  });

  it("of a deleted lead or account is refused without a trace of the name", async () => {
    const lead = await dueLead();
    await stack.call("leads/delete", { token: person.token, params: { leadId: String(lead.id) } });
    for (const call of [preview, apply]) {
      const answer = await call(lead.done);
      expect(answer).toMatchObject({ status: 404, json: { code: "lead.not_found" } });
      expect(answer.text).not.toMatch(/Ida|Nord/);
    }
    const { done } = await dueLead();
    await stack.call("user/delete", { token: person.token, body: { currentPassword: person.password } });
    for (const call of [preview, apply]) {
      const answer = await call(done);
      expect(answer).toMatchObject({ status: 404, json: { code: "follow_up_link.invalid" } });
      expect(answer.text).not.toMatch(/Ida|Nord/);
    }
  });

  it("is limited to a number of attempts per network", async () => {
    const lead = await dueLead();
    stack.configure({ RATE_LIMIT_PER_ADDRESS: "3" });
    const address = newNetwork();
    const call = () =>
      stack.call("follow-up-links/preview", { body: { token: `${lead.done.slice(0, -1)}x` }, address });
    for (let nth = 0; nth < 3; nth += 1) expect(codeOf(await call())).toBe("follow_up_link.invalid");
    expect(await call()).toMatchObject({ status: 429, json: { code: "request.rate_limited" } });
    stack.configure({ RATE_LIMIT_PER_ADDRESS: "" });
  });
});

describe("after a link was used, the page", () => {
  it("must say when the next follow-up is due", async () => {
    const { next } = await completed();
    expect(await apply(next)).toMatchObject({ status: 400, json: { fields: { next: expect.any(String) } } });
    expect(await apply(next, "never")).toMatchObject({ status: 400 });
  });

  it("can undo and plan for one hour, and its tokens have no preview", async () => {
    const { undo, next } = await completed();
    for (const token of [undo, next]) expect(codeOf(await preview(token))).toBe("follow_up_link.invalid");
    later(hour);
    for (const token of [undo, next]) expect(codeOf(await apply(token, "week"))).toBe("follow_up_link.expired");
  });
});
