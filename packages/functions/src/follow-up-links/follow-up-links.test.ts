import type { UsedLink } from "@linkedpotential/contract/follow-up-links/schema";
import { type SignedIn, signedInUser } from "@linkedpotential/local/testing/accounts";
import { followUpLinkCalls, tokenOf } from "@linkedpotential/local/testing/follow-up-links";
import { openSubscribers } from "@linkedpotential/local/testing/messages";
import { countRoundTrips } from "@linkedpotential/local/testing/round-trips";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const date = "2027-03-12";

let stack: TestStack;
let calls: ReturnType<typeof followUpLinkCalls>;
let person: SignedIn;
beforeAll(async () => {
  stack = await startTestStack();
  calls = followUpLinkCalls(stack, date);
});
afterAll(() => stack.stop());
beforeEach(async () => {
  stack.setNow("2027-03-12T06:00:00.000Z");
  person = await signedInUser(stack);
});

const dueLead = (lead?: Parameters<typeof calls.dueLead>[1]) => calls.dueLead(person, lead);
const followUpOf = (leadId: number) => calls.followUpOf(person, leadId);
async function applied(token: string | null | undefined, next?: string): Promise<UsedLink> {
  const answer = await calls.apply(token ?? "", next);
  expect(answer.status, answer.text).toBe(200);
  return answer.json as UsedLink;
}

describe("a link in the mail of due follow-ups", () => {
  it("says what it would do and changes nothing", async () => {
    const lead = await dueLead();
    const shown = { name: "Ida Öz", company: "Nord AG", date };
    for (const [token, said] of [
      [lead.done, { ...shown, action: "done", newDate: null }],
      [lead.day, { ...shown, action: "day", newDate: "2027-03-13" }],
      [lead.week, { ...shown, action: "week", newDate: "2027-03-19" }],
    ] as const) {
      expect(await calls.preview(token)).toMatchObject({ status: 200, json: said });
    }
    expect(await followUpOf(lead.id)).toEqual([date, false]);
  });

  it("completes or postpones the follow-up, as the list of leads of an open browser then shows", async () => {
    const [one, two, three] = [await dueLead(), await dueLead(), await dueLead()];
    const { headers } = await stack.call("leads/list", { token: person.token });
    expect(await applied(one.done)).toMatchObject({ date, isCompleted: true });
    expect(await applied(two.day)).toMatchObject({ date: "2027-03-13", isCompleted: false, next: null });
    expect(await applied(three.week)).toMatchObject({ date: "2027-03-19", isCompleted: false, next: null });
    expect(await followUpOf(one.id)).toEqual([date, true]);
    expect(await followUpOf(two.id)).toEqual(["2027-03-13", false]);
    expect(await followUpOf(three.id)).toEqual(["2027-03-19", false]);
    const poll = await stack.call("leads/list", {
      token: person.token,
      headers: { "if-none-match": headers.etag ?? "" },
    });
    expect(poll.status).toBe(200);
  });

  it("postpones from the day of the press, in the time zone of the owner", async () => {
    const lead = await dueLead();
    await stack.call("user/update-settings", { token: person.token, body: { timezone: "America/New_York" } });
    stack.setNow("2027-03-15T02:00:00.000Z");
    expect(await calls.preview(lead.day)).toMatchObject({ json: { newDate: "2027-03-15" } });
    expect(await applied(lead.day)).toMatchObject({ date: "2027-03-15" });
  });

  it("still works after other fields of the lead were changed", async () => {
    const lead = await dueLead();
    const params = { leadId: String(lead.id) };
    await stack.call("leads/update", { token: person.token, params, body: { name: "Ida Öztürk" } });
    expect(await calls.preview(lead.done)).toMatchObject({ json: { name: "Ida Öztürk" } });
    await applied(lead.done);
  });
});

describe("after a link was used, the page", () => {
  it.each([
    ["tomorrow", "2027-03-13"],
    ["threeDays", "2027-03-15"],
    ["week", "2027-03-19"],
  ])("plans the next follow-up once: %s", async (choice, planned) => {
    const lead = await dueLead();
    const { next } = await applied(lead.done);
    expect(await applied(next, choice)).toMatchObject({ date: planned, isCompleted: false, next: null });
    expect(await followUpOf(lead.id)).toEqual([planned, false]);
    expect((await calls.apply(next ?? "", "tomorrow")).status).toBe(409);
  });

  it("undoes every action, and the link of the mail works again", async () => {
    const lead = await dueLead();
    for (const token of [lead.done, lead.day, lead.week]) {
      const { undo } = await applied(token);
      expect(await applied(undo)).toEqual({ date, isCompleted: false, undo: null, next: null });
      expect(await followUpOf(lead.id)).toEqual([date, false]);
      expect((await calls.apply(undo ?? "")).status).toBe(409);
    }
    const { next } = await applied(lead.done);
    const { undo } = await applied(next, "week");
    expect(await applied(undo)).toMatchObject({ date, isCompleted: true });
    expect(await followUpOf(lead.id)).toEqual([date, true]);
    expect(await applied(next, "tomorrow")).toMatchObject({ date: "2027-03-13" });
  });
});

it("the mail contains working links of each lead; who switched it off gets none", async () => {
  const subscribers = openSubscribers();
  const due = { userId: person.user.id, date };
  const send = () => subscribers.hand("subscribers/mail-follow-ups", "user.follow_ups_due", due);
  for (const name of ["Ida Öz", "Uwe Ost"]) await dueLead({ name });
  const mailSwitch = (mail: boolean) =>
    stack.call("user/update-settings", {
      token: person.token,
      body: { notifications: { crm_followup: { mail } } },
    });
  const before = stack.mails().length;
  await mailSwitch(false);
  expect(await send()).toMatchObject({ mail: "unwanted" });
  expect(stack.mails()).toHaveLength(before);
  await mailSwitch(true);
  expect(await send()).toMatchObject({ mail: "sent" });
  subscribers.close();
  const { text = "", html = "" } = stack.lastMailTo(person.email) ?? {};
  const pages = text.match(/http\S+\/freelance\/follow-up\?token=\S+/g) ?? [];
  expect(pages).toHaveLength(6);
  for (const page of pages) expect(html).toContain(`href="${page}"`);
  const said = await Promise.all(pages.map(async (page) => (await calls.preview(tokenOf(page))).json));
  expect(said).toMatchObject([
    { name: "Ida Öz", action: "done" },
    { name: "Ida Öz", action: "day" },
    { name: "Ida Öz", action: "week" },
    { name: "Uwe Ost", action: "done" },
    { name: "Uwe Ost", action: "day" },
    { name: "Uwe Ost", action: "week" },
  ]);
  for (const page of [pages[0], pages[5]]) await applied(tokenOf(page ?? ""));
  expect(await followUpOf(1)).toEqual([date, true]);
  expect(await followUpOf(2)).toEqual(["2027-03-19", false]);
});

it("a link costs its owner and the lead, and one transaction to use it", async () => {
  const { done } = await dueLead();
  expect((await countRoundTrips(() => calls.preview(done))).inSeries).toBe(2);
  expect((await countRoundTrips(() => calls.apply(done))).inSeries).toBe(3);
});
