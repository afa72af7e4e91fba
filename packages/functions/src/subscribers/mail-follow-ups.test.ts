import { newLead } from "@linkedpotential/fixtures/leads";
import { type SignedIn, signedInUser } from "@linkedpotential/local/testing/accounts";
import { withFault } from "@linkedpotential/local/testing/faults";
import { storedItems } from "@linkedpotential/local/testing/items";
import { type OpenSubscribers, openSubscribers } from "@linkedpotential/local/testing/messages";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

let stack: TestStack;
let subscribers: OpenSubscribers;
beforeAll(async () => {
  stack = await startTestStack();
  subscribers = openSubscribers();
});
afterAll(async () => {
  subscribers.close();
  await stack.stop();
});

const date = "2027-03-12";
let person: SignedIn;
beforeEach(async () => {
  person = await signedInUser(stack);
});
afterEach(() => {
  stack.refuseMails(false);
  stack.setNow();
});

const create = (lead: Parameters<typeof newLead>[0] = {}) =>
  stack.call("leads/create", { token: person.token, body: newLead({ followUpDate: date, ...lead }) });
const change = (leadId: number, body: object) =>
  stack.call("leads/update", { token: person.token, params: { leadId: String(leadId) }, body });

interface Due {
  userId: number;
  date: string;
}
const eventOf = (userId = person.user.id): Due => ({ userId, date });
const deliver = (due: Due, type = "user.follow_ups_due") => subscribers.hand("subscribers/mail-follow-ups", type, due);
const reminders = () => stack.mails().filter(({ to, text }) => to === person.email && text.includes("section=leads"));

describe("the mail of due follow-ups", () => {
  it("omits follow-ups that were completed, moved or deleted before it is sent [D27]", async () => {
    for (const name of ["Beendet", "Verschoben", "Gelöscht", "Offen"]) await create({ name });
    await change(1, { followUpCompleted: true });
    await change(2, { followUpDate: "2027-03-15" });
    await stack.call("leads/delete", { token: person.token, params: { leadId: "3" } });
    expect(await deliver(eventOf())).toMatchObject({ mail: "sent" });
    expect(reminders()[0]?.text).toContain("Offen");
    expect(reminders()[0]?.text).not.toMatch(/Beendet|Verschoben|Gelöscht/);
  });

  it("omits leads of an unfinished import", async () => {
    const { LeadEntity } = await import("@linkedpotential/core/leads/lead.entity");
    const csv = `Name;Unternehmen;Position;Follow-up-Datum\n${Array.from({ length: 40 }, (_, index) => `Halb ${index + 1};Nord AG;CEO;12.03.2027\n`).join("")}`;
    const call = { token: person.token, body: { csv } };
    const fault = { call: 6, moment: "before", isLasting: true } as const;
    await withFault(fault, () => stack.call("leads/import", call));
    expect((await LeadEntity.get({ userId: person.user.id, leadId: 1 }).go()).data).toMatchObject({ name: "Halb 1" });
    expect(await deliver(eventOf())).toMatchObject({ mail: "nothing_due" });
    expect(reminders()).toEqual([]);
  });

  it("states note, next step, telephone, profile and the number of overdue follow-ups", async () => {
    await create({ name: "Ida Öz", company: "Nord AG", nextStep: "Angebot senden", phone: "+49 30 123" });
    for (const followUpDate of ["2027-03-11", "2027-01-02", "2027-03-13"])
      await create({ name: "Später", followUpDate });
    await change(1, { linkedinUrl: "linkedin.com/in/ida-oez", followUpNotes: "Nach dem Budget fragen" });
    await create({ name: "Erledigt", followUpDate: "2027-03-11", followUpCompleted: true });
    expect(await deliver(eventOf())).toMatchObject({ mail: "sent" });
    const [mail] = reminders();
    expect(mail?.subject).toBe("Heute 1 Follow-up: Öz");
    const facts = "Ida Öz, Nord AG\nNach dem Budget fragen\nNächster Schritt: Angebot senden\nTelefon: +49 30 123\n";
    expect(mail?.text).toContain(`Heute 1 Follow-up, außerdem 2 überfällig\n\n`);
    expect(mail?.text).toContain(
      `\n\n${facts}Lead öffnen:\nhttp://127.0.0.1:3000/freelance/dashboard?section=leads&lead=1\n`,
    );
    expect(mail?.text).toMatch(/\nLinkedIn-Profil:\nhttps:\/\/\S*linkedin\.com\/in\/ida-oez\n/);
    expect(mail?.text).toContain("/freelance/dashboard?section=dashboard\n");
    expect(mail?.text).not.toMatch(/Später|Erledigt,/);
  });

  it("is not sent if none is open anymore, and is sent if one is open again", async () => {
    await create();
    await change(1, { followUpCompleted: true });
    expect(await deliver(eventOf())).toMatchObject({ mail: "nothing_due" });
    expect(reminders()).toEqual([]);
    await change(1, { followUpCompleted: false });
    expect(await deliver(eventOf())).toMatchObject({ mail: "sent" });
  });

  it("is not sent to an unverified address or for a deleted account", async () => {
    await create();
    const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
    await UserEntity.patch({ userId: person.user.id }).set({ emailVerified: false }).go();
    const before = stack.mails().length;
    expect(await deliver(eventOf())).toMatchObject({ mail: "unwanted" });
    expect(await deliver(eventOf(4711))).toMatchObject({ mail: "unwanted" });
    expect(stack.mails()).toHaveLength(before);
  });

  it("is sent once for repeated and concurrent deliveries [D27]", async () => {
    await create();
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => deliver(eventOf())));
    const values = outcomes.map((outcome) => (outcome.status === "fulfilled" ? outcome.value.mail : "again later"));
    expect(values.filter((value) => value === "sent")).toHaveLength(1);
    expect(await deliver(eventOf())).toMatchObject({ mail: "earlier" });
    expect(reminders()).toHaveLength(1);
  });

  it("fails if SES refuses it, so that AWS delivers the event again, and is then sent once [D27]", async () => {
    await create();
    stack.refuseMails(true);
    await expect(deliver(eventOf())).rejects.toThrow("MessageRejected");
    await expect(deliver(eventOf())).rejects.toThrow("MessageRejected");
    stack.refuseMails(false);
    expect(await deliver(eventOf())).toMatchObject({ mail: "sent" });
    expect(await deliver(eventOf())).toMatchObject({ mail: "earlier" });
    expect(reminders()).toHaveLength(1);
  });

  it("is not blocked for long by a run that was killed while sending", async () => {
    await create();
    const { IdempotencyRecordEntity } = await import("@linkedpotential/core/idempotency/idempotency-record.entity");
    const key = `follow-ups ${date}`;
    const killedClaim = { caller: `${person.user.id} mail`, key, fingerprint: key, ttl: 4_000_000_000 };
    await IdempotencyRecordEntity.put({ ...killedClaim, claimedUntil: "2027-03-12T06:00:40.000Z" }).go();
    stack.setNow("2027-03-12T06:00:39.000Z");
    await expect(deliver(eventOf())).rejects.toThrow("request.in_progress");
    stack.setNow("2027-03-12T06:01:00.000Z");
    expect(await deliver(eventOf())).toMatchObject({ mail: "sent" });
  });

  it("is written in the language of the settings", async () => {
    await stack.call("user/update-settings", { token: person.token, body: { language: "fr" } });
    await create({ name: "Première" });
    expect(await deliver(eventOf())).toMatchObject({ mail: "sent" });
    expect(reminders()[0]?.subject).toBe("1 relance aujourd’hui\u00a0: Première");
    expect(reminders()[0]?.text).toContain("Première");
  });

  it("and the notifications cover at most the thousand oldest leads", async () => {
    await create();
    const { LeadEntity } = await import("@linkedpotential/core/leads/lead.entity");
    const { data: lead } = await LeadEntity.get({ userId: person.user.id, leadId: 1 }).go();
    if (!lead) throw new Error("the lead is not there");
    await LeadEntity.put(Array.from({ length: 1001 }, (_, index) => ({ ...lead, leadId: index + 1 }))).go();
    const line = await subscribers.hand("subscribers/notify", "user.follow_ups_due", eventOf());
    expect(line).toMatchObject({ notified: 1000 });
    const notifications = (await storedItems()).filter((item) => item.__edb_e__ === "notification");
    const ownNotifications = notifications
      .filter(({ userId }) => userId === person.user.id)
      .map(({ relatedId }) => Number(relatedId));
    expect([Math.min(...ownNotifications), Math.max(...ownNotifications)]).toEqual([1, 1000]);
  });

  it("refuses an event of another type", async () => {
    await expect(deliver(eventOf(), "user.new_posts_due")).rejects.toThrow("failed");
  });
});
