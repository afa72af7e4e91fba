import type { Notification } from "@linkedpotential/contract/notifications/schema";
import { shardOf } from "@linkedpotential/core/leads/follow-ups/shards";
import { fullLead, newLead } from "@linkedpotential/fixtures/leads";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type SignedIn, signedInUser } from "../testing/accounts.ts";
import { plainRequest } from "../testing/request.ts";
import { startTestStack, type TestStack } from "../testing/stack.ts";
import { createSchedules } from "./scheduler.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());
beforeEach(() => {
  const silence = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  return () => {
    silence.mockRestore();
    stack.refuseMails(false);
  };
});

const schedules = createSchedules();
const run = async (now: string): Promise<unknown> => {
  const body = Buffer.from(JSON.stringify({ now }));
  const answer = await schedules(plainRequest("/__local/schedules/follow-ups/run", { method: "POST", body }));
  return JSON.parse(String(answer?.body)).result;
};
const create = (user: SignedIn, lead: Parameters<typeof newLead>[0]) =>
  stack.call("leads/create", { token: user.token, body: newLead(lead) });
/** Returns the reminder mails to a user. Mails of the registration are left out. */
const reminders = (user: SignedIn) =>
  stack.mails().filter(({ to, subject }) => to === user.email && subject.includes("Follow-up"));

describe("the reminder of due follow-ups", () => {
  it("comes in the morning, in one mail per user with the open follow-ups of that day [D27]", async () => {
    const users = [await signedInUser(stack, { name: "Ida Öz" }), await signedInUser(stack)];
    for (const [index, user] of users.entries()) {
      await create(user, fullLead({ name: `Erste ${index}`, followUpDate: "2027-03-12" }));
      await create(user, { name: `Zweite ${index}`, followUpDate: "2027-03-12" });
      await create(user, { name: "Beendet", followUpDate: "2027-03-12", followUpCompleted: true });
      await create(user, { name: "Übermorgen", followUpDate: "2027-03-13" });
      await create(user, { name: "Ohne Datum" });
    }
    await run("2027-03-12T06:00:00Z");
    for (const [index, user] of users.entries()) {
      const [mail, ...others] = reminders(user);
      expect(others).toEqual([]);
      expect(mail?.subject).toBe(`Heute 2 Follow-ups: ${index}, ${index}`);
      const first = `Erste ${index}, Nord AG\nNach dem Budget fragen`;
      expect(mail?.text).toContain(`${first}\n`);
      expect(mail?.text).toContain(`\n\nZweite ${index}, Müller & Söhne GmbH\n`);
      expect(mail?.text).toContain("http://127.0.0.1:3000/freelance/dashboard?section=leads&lead=1\n");
      expect(mail?.text).not.toMatch(/Beendet|Übermorgen|Ohne Datum/);
    }
    expect(reminders(users[0] as SignedIn)[0]?.text).toContain("Guten Tag Ida Öz,");
  });

  it("comes once when the schedule runs repeatedly or concurrently [D27]", async () => {
    const users = [await signedInUser(stack), await signedInUser(stack)];
    for (const user of users) await create(user, { followUpDate: "2027-04-01" });
    await Promise.all([run("2027-04-01T05:00:00Z"), run("2027-04-01T05:00:00Z")]);
    await run("2027-04-01T05:00:00Z");
    await run("2027-04-01T15:00:00Z");
    expect(users.map((user) => reminders(user).length)).toEqual([1, 1]);
    for (const user of users) await create(user, { followUpDate: "2027-04-02" });
    await run("2027-04-02T05:00:00Z");
    expect(users.map((user) => reminders(user).length)).toEqual([2, 2]);
  });

  it("creates one notification per lead, also for one that is due later that day [D27]", async () => {
    const user = await signedInUser(stack);
    for (const name of ["Ida Öz", "Jan Süd", "Kim Ost"]) await create(user, { name, followUpDate: "2027-07-01" });
    const bell = async () => {
      const { json } = await stack.call("notifications/list", { token: user.token });
      return (json as Notification[]).map(({ type, relatedId }) => `${type} ${relatedId}`).sort();
    };
    await Promise.all([run("2027-07-01T05:00:00Z"), run("2027-07-01T05:00:00Z")]);
    expect(await bell()).toEqual(["crm_followup 1", "crm_followup 2", "crm_followup 3"]);
    await create(user, { followUpDate: "2027-07-01" });
    await run("2027-07-01T05:00:00Z");
    expect(await bell()).toEqual(["crm_followup 1", "crm_followup 2", "crm_followup 3", "crm_followup 4"]);
  });

  it("names each lead of a user once, also leads that an earlier release stored in another shard", async () => {
    const user = await signedInUser(stack);
    for (const name of ["Ida Öz", "Jan Süd", "Kim Ost"]) await create(user, { name, followUpDate: "2027-07-03" });
    const { LeadEntity } = await import("@linkedpotential/core/leads/lead.entity");
    const { data: lead } = await LeadEntity.get({ userId: user.user.id, leadId: 2 }).go();
    if (!lead) throw new Error("the lead is missing");
    await LeadEntity.put({ ...lead, shard: shardOf(user.user.id + 1) }).go();
    await run("2027-07-03T05:00:00Z");
    expect(reminders(user)).toHaveLength(1);
    for (const name of ["Ida Öz", "Jan Süd", "Kim Ost"]) expect(reminders(user)[0]?.text).toContain(name);
    const { json } = await stack.call("notifications/list", { token: user.token });
    expect((json as Notification[]).map(({ relatedId }) => relatedId).sort()).toEqual([1, 2, 3]);
  });

  it("creates no notification for users who switched them off [D27, SET-15]", async () => {
    const user = await signedInUser(stack);
    await create(user, { followUpDate: "2027-07-02" });
    const body = { notifications: { crm_followup: { inApp: false } } };
    await stack.call("user/update-settings", { token: user.token, body });
    await run("2027-07-02T05:00:00Z");
    expect(reminders(user)).toHaveLength(1);
    expect(await stack.call("notifications/list", { token: user.token })).toMatchObject({ json: [] });
  });

  it("sends no mail to users who switched it off [D27, SET-15]", async () => {
    const user = await signedInUser(stack);
    await create(user, { followUpDate: "2027-05-03" });
    const change = { notifications: { crm_followup: { mail: false } } };
    await stack.call("user/update-settings", { token: user.token, body: change });
    await run("2027-05-03T05:00:00Z");
    expect(reminders(user)).toEqual([]);
  });

  it("is sent once by a retry when the mail service refuses at first [D27]", async () => {
    const user = await signedInUser(stack);
    await create(user, { followUpDate: "2027-06-01" });
    stack.refuseMails(true);
    await run("2027-06-01T05:00:00Z");
    expect(reminders(user)).toEqual([]);
    stack.refuseMails(false);
    await run("2027-06-01T05:00:00Z");
    await run("2027-06-01T05:00:00Z");
    expect(reminders(user)).toHaveLength(1);
  });

  it("follows the date in Berlin, also when daylight saving time begins or ends [D27]", async () => {
    const user = await signedInUser(stack);
    for (const followUpDate of ["2027-03-28", "2027-10-31"]) await create(user, { followUpDate });
    const mailsAfter = async (now: string) => {
      await run(now);
      return reminders(user).length;
    };
    expect(await mailsAfter("2027-03-27T22:59:59Z")).toBe(0);
    expect(await mailsAfter("2027-03-27T23:00:00Z")).toBe(1);
    expect(await mailsAfter("2027-03-28T22:00:00Z")).toBe(1);
    expect(await mailsAfter("2027-10-30T22:00:00Z")).toBe(2);
    expect(await mailsAfter("2027-10-31T23:00:00Z")).toBe(2);
    expect(reminders(user).map(({ text }) => /für heute \((.*)\)/.exec(text)?.[1])).toEqual([
      "Sonntag, 31. Oktober 2027",
      "Sonntag, 28. März 2027",
    ]);
  });
});
