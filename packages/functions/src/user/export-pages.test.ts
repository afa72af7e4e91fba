import { newLiveTraining } from "@linkedpotential/fixtures/live-trainings";
import { newTask } from "@linkedpotential/fixtures/tasks";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import {
  type CommunityCalls,
  communityCalls,
  connectWith,
  type Someone,
} from "@linkedpotential/local/testing/community";
import { moderationCalls } from "@linkedpotential/local/testing/moderation";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const begin = "2027-03-01T09:00:00.000Z";

let stack: TestStack;
let community: CommunityCalls;
let someone: Someone;
beforeAll(async () => {
  stack = await startTestStack();
  stack.setNow(begin);
  community = communityCalls(stack);
});
beforeEach(async () => {
  someone = await community.member("Kim Viel");
});
afterAll(() => stack.stop());

/** Requests an export that fits into one part. Returns the items of one section of it. */
async function listed<Item extends object>(name: string, { token } = someone): Promise<Item[]> {
  await stack.call("user/request-export", { token });
  await stack.deliver();
  const { text } = await stack.call("user/read-export", { token });
  return JSON.parse(text)[name];
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const own = () => ({ userId: someone.user.id });

/** Creates users directly in the table, because fifty registrations would take too long. */
async function people(count: number): Promise<number[]> {
  const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
  const ids = upTo(count).map((number) => someone.user.id + 1_000_000 + number);
  const account = { workspace: "freelance", joinDate: begin, role: "freelancer" } as const;
  const users = ids.map((userId, index) => ({
    ...account,
    userId,
    name: `Person ${String.fromCodePoint(0x41 + index)}`,
    email: `${userId}@example.org`,
  }));
  await UserEntity.put(users).go();
  return ids;
}

describe("an export with more than a page per section contains each item once, in order:", () => {
  it("leads and restorable leads, each with its notes and timeline", async () => {
    const { LeadEntity } = await import("@linkedpotential/core/leads/lead.entity");
    const { LeadNotesEntity } = await import("@linkedpotential/core/leads/lead-notes.entity");
    const { LeadTimelineEntity } = await import("@linkedpotential/core/leads/timeline/lead-timeline.entity");
    const { DeletedLeadEntity } = await import("@linkedpotential/core/leads/deletion/deleted-lead.entity");
    someone = await readyAccount({ plan: "premium", leads: 52 });
    const { data: rows } = await LeadEntity.query.ofOwner(own()).go({ pages: "all" });
    const deleted = rows.filter(({ leadId }) => leadId > 26);
    const at = (leadId: number) => `2027-02-01T09:00:00.0${leadId}Z`;
    await DeletedLeadEntity.put(
      deleted.map((row) => ({ ...own(), leadId: row.leadId, row, deletedAt: at(row.leadId), ttl: 4_000_000_000 })),
    ).go();
    await LeadEntity.delete(deleted.map(({ leadId }) => ({ ...own(), leadId }))).go();
    await LeadNotesEntity.put(rows.map(({ leadId }) => ({ ...own(), leadId, vorbereitung: `Lead ${leadId}` }))).go();
    const entry = (leadId: number) => ({ id: leadId, type: "call" as const, at: begin, text: `Anruf ${leadId}` });
    await LeadTimelineEntity.put(rows.map(({ leadId }) => ({ ...own(), leadId, entries: [entry(leadId)] }))).go();
    const exportedLead = (id: number) => ({ id, vorbereitung: `Lead ${id}`, timeline: [{ text: `Anruf ${id}` }] });
    const [kept, gone] = [await listed("leads"), await listed("deletedLeadsThatCanBeRestored")];
    expect(kept).toMatchObject(upTo(26).map(exportedLead));
    expect(gone).toMatchObject(upTo(26).map((id) => ({ ...exportedLead(id + 26), deletedAt: at(id + 26) })));
    expect([kept.length, gone.length]).toEqual([26, 26]);
  });

  it("no leads of an unfinished import", async () => {
    const { LeadCounterEntity } = await import("@linkedpotential/core/leads/counter/lead-counter.entity");
    someone = await readyAccount({ plan: "premium", leads: 52 });
    const block = { importFrom: 20, importTo: 40, importStartedAt: begin };
    await LeadCounterEntity.patch(own()).set(block).go();
    const shown = upTo(52).filter((id) => id < 20 || id > 40);
    expect((await listed<{ id: number }>("leads")).map(({ id }) => id)).toEqual(shown);
  });

  it("tasks and templates", async () => {
    const { TaskEntity } = await import("@linkedpotential/core/tasks/task.entity");
    const { TemplateEntity } = await import("@linkedpotential/core/templates/template.entity");
    const { dueDate: _, recurrence: _rule, ...task } = newTask();
    await TaskEntity.put(upTo(201).map((taskId) => ({ ...own(), ...task, taskId }))).go();
    const template = { namespace: "cold", templateKey: "followup", title: "Titel", content: "Text", createdAt: begin };
    await TemplateEntity.put(upTo(51).map((templateId) => ({ ...own(), ...template, templateId }))).go();
    expect((await listed<{ id: number }>("tasks")).map(({ id }) => id)).toEqual(upTo(201));
    expect((await listed<{ id: number }>("savedTemplates")).map(({ id }) => id)).toEqual(upTo(51));
  });

  it("posts, each with its requests, and sent requests", { tags: "one-engine" }, async () => {
    const [author, requester] = [await community.member("Änne Weiß"), await community.member("Jürgen Groß")];
    const sent: string[] = [];
    for (const number of upTo(21)) {
      const post = await community.publish(someone, { title: `Beitrag ${number}` });
      await community.send(requester, post, { message: `Zu Beitrag ${number}: `.padEnd(200, ".") });
    }
    for (const number of upTo(51)) {
      sent.push(`Frage ${number}`);
      await community.request(someone, await community.publish(author, { title: `Frage ${number}` }));
    }
    const posts = await listed<{ title: string; requestsReceived: { message: string }[] }>("posts");
    expect(posts.map(({ title }) => title)).toEqual(upTo(21).map((number) => `Beitrag ${number}`));
    for (const { title, requestsReceived } of posts) {
      expect(requestsReceived).toMatchObject([{ message: expect.stringContaining(`Zu ${title}:`), from: "Jürgen G." }]);
    }
    const exportedRequests = await listed<{ post: string }>("requestsSent");
    // Sort before comparing: the pages are in order, newest first, but the items within a page are not.
    expect(exportedRequests.map(({ post }) => post).sort()).toEqual(sent.sort());
    expect(exportedRequests.at(-1)?.post).toBe("Frage 1");
  });

  it("connections and blocked people", async () => {
    const { BlockEntity } = await import("@linkedpotential/core/blocks/block.entity");
    const ids = await people(51);
    await connectWith(
      someone,
      ids.map((id) => ({ token: "", user: { ...someone.user, id } })),
    );
    const block = { ...own(), side: "by" as const, blockedAt: begin };
    await BlockEntity.put(ids.map((otherUserId, blockId) => ({ ...block, otherUserId, blockId: blockId + 1 }))).go();
    expect((await listed<{ with: string }>("connections")).map((one) => one.with)).toEqual(
      ids.map((_, index) => `Person ${String.fromCodePoint(0x41 + index)}.`),
    );
    const blocked = await listed<{ userId: number }>("blockedPeople");
    expect(blocked.map(({ userId }) => userId)).toEqual([...ids].reverse());
  });

  it("reports by the user", async () => {
    const { ReportEntity } = await import("@linkedpotential/core/moderation/reports/report.entity");
    const id = await moderationCalls(stack).reported(someone, { userId: (await community.member()).user.id });
    const { data } = await ReportEntity.scan.go({ pages: "all" });
    const more = data
      .filter(({ reportId }) => reportId === id)
      .flatMap((report) => upTo(51).map((nth) => ({ ...report, reportId: id + nth, explanation: `Fall ${nth}` })));
    await ReportEntity.put(more).go();
    const made = await listed<{ explanation: string }>("reportsMade");
    expect(made.map(({ explanation }) => explanation).sort()).toEqual(
      ["Zwanzigmal derselbe Text.", ...upTo(51).map((number) => `Fall ${number}`)].sort(),
    );
  });

  it("live trainings by title and start, and an offered seat", async () => {
    const { LiveTrainingEntity } = await import("@linkedpotential/core/live-trainings/live-training.entity");
    const { ParticipationEntity } = await import("@linkedpotential/core/live-trainings/seats/participation.entity");
    const { date: _, time: __, ...fields } = newLiveTraining();
    const event = {
      ...fields,
      state: "announced" as const,
      startsAt: "2027-03-12T18:00:00.000Z",
      taken: 1,
      revision: 1,
    };
    const offeredUntil = "2027-03-02T09:00:00.000Z";
    const line = (liveTrainingId: number) => (liveTrainingId === 51 ? [{ ...own(), offeredUntil }] : []);
    await LiveTrainingEntity.put(
      upTo(51).map((id) => ({ ...event, liveTrainingId: id, title: `Treffen ${id}`, line: line(id) })),
    ).go();
    await ParticipationEntity.put(upTo(51).map((id) => ({ ...own(), liveTrainingId: id, registeredAt: begin }))).go();
    const { startsAt } = event;
    expect(await listed("liveEvents")).toEqual(
      upTo(51).map((id) => ({ title: `Treffen ${id}`, startsAt, registeredAt: begin, markedPresentAt: null })),
    );
    expect(await listed("waitingListsOfLiveEvents")).toEqual([
      { title: "Treffen 51", startsAt, waitingSince: null, seatHeldUntil: offeredUntil },
    ]);
  });

  it("invoices and notifications, newest first", async () => {
    const { InvoiceEntity } = await import("@linkedpotential/core/billing/invoices/invoice.entity");
    const { NotificationEntity } = await import("@linkedpotential/core/notifications/notification.entity");
    const money = { kind: "invoice" as const, gross: 2900, net: 2437, vatRate: 19, recipient: ["Kim Viel"] };
    const invoice = { ...own(), ...money, issuedAt: begin, periodStart: begin, periodEnd: begin };
    await InvoiceEntity.put(
      upTo(49).map((invoiceId) => ({ ...invoice, invoiceId, number: `LP-${invoiceId}`, providerInvoiceId: "in_1" })),
    ).go();
    const news = { ...own(), type: "report_received" as const, relatedId: 1, createdAt: begin, ttl: 4_000_000_000 };
    await NotificationEntity.put(upTo(61).map((notificationId) => ({ ...news, notificationId }))).go();
    expect((await listed<{ id: number }>("invoices")).map(({ id }) => id)).toEqual(upTo(49).reverse());
    expect((await listed<{ id: number }>("notifications")).map(({ id }) => id)).toEqual(upTo(61).reverse());
  });
});
