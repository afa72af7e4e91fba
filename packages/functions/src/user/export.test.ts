import { newPost, requestMessage } from "@linkedpotential/fixtures/community";
import { type ExportedFile, exportedFile } from "@linkedpotential/local/testing/account-export";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { entityNames } from "@linkedpotential/local/testing/entities";
import { type FullAccount, fullAccount } from "@linkedpotential/local/testing/full-account";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

describe("the file of an account that has used everything", () => {
  let account: FullAccount;
  let file: ExportedFile;
  let text: string;
  beforeAll(async () => {
    account = await fullAccount(stack);
    ({ file, text } = await exportedFile(stack, account.token));
  });

  /** Where what an entity holds about the person stands in the file. */
  const sectionOf: Record<string, string> = {
    user: "account",
    subscription: "subscription",
    invoice: "invoices",
    session: "signedInDevices",
    "training-progress": "trainingProgress",
    notification: "notifications",
    "read-marker": "notificationsReadUntil",
    block: "blockedPeople",
    lead: "leads",
    "lead-notes": "leads",
    "lead-timeline": "leads",
    "deleted-lead": "deletedLeadsThatCanBeRestored",
    task: "tasks",
    template: "savedTemplates",
    post: "posts",
    "collaboration-request": "requestsSent",
    connection: "connections",
    report: "reportsMade",
    participation: "liveEvents",
    "live-training-seats": "waitingListsOfLiveEvents",
  };
  /** Why it says nothing of what others hold. */
  const leftOut: Record<string, string> = {
    credential: "the address stands in the account, the rest is a secret",
    "one-time-token": "a secret that ends within days",
    "idempotency-record": "that a call or a mail is not repeated",
    "outbox-event": "ids on their way",
    "lead-counter": "counted anew from what is there",
    "task-counter": "counted anew from what is there",
    "template-counter": "counted anew from what is there",
    "block-counter": "counted anew from what is there",
    "post-counter": "counted anew from what is there",
    "payment-customer": "the number of the account at the payment provider",
    "invoice-counter": "names nobody",
    "live-training": "names nobody; its seats are an item of their own",
    "rate-limit": "names nobody",
    "registration-code": "names nobody",
    "report-mark": "that a report of those waits",
    "admin-action": "names nobody but the admin",
    "contract-declaration": "lies under no account; whoever cancels has it by mail",
    "account-deletion": "there is no account any more",
    "account-export": "that this very file is there",
  };

  it("has something of every entity that holds anything about the person", async () => {
    expect([...Object.keys(sectionOf), ...Object.keys(leftOut)].sort()).toEqual(await entityNames());
    for (const section of Object.values(sectionOf)) {
      expect(file[section], section).toBeTruthy();
      expect(file[section], section).not.toEqual([]);
    }
  });

  it("says it in full", () => {
    expect(file).toMatchObject({
      account: {
        id: account.user.id,
        email: account.email,
        name: account.user.name,
        pendingEmail: `new-${account.email}`,
      },
      settings: { timezone: "Europe/London", notifications: { new_post: { mail: true } } },
      leads: [
        { name: "Ida Öz", vorbereitung: "Zahlen des letzten Jahres lesen.", timeline: expect.any(Array) },
        { name: "Jan Nord" },
      ],
      deletedLeadsThatCanBeRestored: [{ name: "Uwe Ost", deletedAt: expect.any(String) }],
      tasks: [{ title: "Angebot schreiben" }, { title: "Rechnung stellen" }],
      savedTemplates: [{ title: "Meine Vorlage" }],
      trainingProgress: { lessonsDone: ["niche"], stoppedAtSeconds: { positioningPosition: 95 } },
    });
    expect(text).toContain("Rückruf am Freitag");
  });

  it("says when it was made, and what became of money, devices and meetings", () => {
    const now = "2027-03-01T09:00:00.000Z";
    const [title, startsAt] = ["LinkedIn Sales Masterclass", "2027-03-12T18:00:00.000Z"];
    const [periodStart, periodEnd] = [now, "2027-04-01T09:00:00.000Z"];
    const paid = { isPremium: true, isCancelled: false, status: "active", startedAt: now };
    expect(file).toMatchObject({
      exportedAt: now,
      signedInDevices: [{ workspace: "linkedpotential", signedInUntil: "2027-03-31T09:00:00.000Z" }],
      invoices: [{ number: "LP-2027-00001", amount: 29, periodStart, periodEnd }],
      notificationsReadUntil: { instant: now },
    });
    // To the letter: nothing of what only the payment provider is concerned with.
    expect(file.subscription).toEqual({ ...paid, periodStart, periodEnd, cardBrand: "visa", cardLast4: "4242" });
    expect(file.liveEvents).toEqual([
      { title, startsAt, registeredAt: now },
      { title, startsAt: "2027-03-03T18:00:00.000Z", registeredAt: now },
    ]);
    expect(file.waitingListsOfLiveEvents).toEqual([{ title, startsAt, seatHeldUntil: null }]);
  });

  it("holds what the person wrote to others and others to the person, with the names of both", () => {
    const createdAt = "2027-03-01T09:00:00.000Z";
    const post = newPost().title;
    const sent = { message: requestMessage, createdAt, to: "Änne W.", post };
    const byStatus = (one: { status: string }, other: { status: string }) => one.status.localeCompare(other.status);
    expect((file.requestsSent as { status: string }[]).sort(byStatus)).toEqual([
      { ...sent, status: "accepted" },
      { ...sent, status: "pending" },
    ]);
    const from = { message: requestMessage, createdAt, from: "Jürgen G." };
    const own = { ...newPost(), id: expect.any(Number), createdAt };
    expect(file.posts).toEqual([
      { ...own, requestsReceived: [{ ...from, status: "accepted" }] },
      { ...own, hidden: expect.any(Object), requestsReceived: [{ ...from, status: "pending" }] },
    ]);
    const said = { reason: "spam", explanation: "Zwanzigmal derselbe Text.", createdAt, state: "open" };
    expect(file.reportsMade).toEqual([said]);
    expect(file.connections).toEqual([
      { with: "Änne W.", connectedAt: createdAt },
      { with: "Jürgen G.", connectedAt: createdAt },
    ]);
  });

  it("names others as everybody knows them, and holds no secret", () => {
    const { author, requester, blocked } = account.others;
    for (const { user } of [author, requester]) expect(text).not.toContain(user.email);
    expect(file.blockedPeople).toMatchObject([{ userId: blocked.user.id, name: "Uwe W." }]);
    expect(text).not.toMatch(/scrypt|[0-9a-f]{32}"/);
  });
});

it("comes in parts that are one file when they are joined, however large it is", async () => {
  const { LeadNotesEntity } = await import("@linkedpotential/core/leads/lead-notes.entity");
  const { token, user } = await readyAccount({ plan: "premium", leads: 160 });
  const [userId, long] = [user.id, "„Langer Text“ ".repeat(700)];
  const notes = { vorbereitung: long, infosErstgespraech: long, infosZweitgespraech: long };
  await LeadNotesEntity.put(Array.from({ length: 160 }, (_, index) => ({ userId, leadId: index + 1, ...notes }))).go();
  const { file, parts } = await exportedFile(stack, token);
  expect(parts).toBeGreaterThan(1);
  expect((file.leads as { id: number }[]).map(({ id }) => id)).toEqual(
    Array.from({ length: 160 }, (_, index) => index + 1),
  );
});

it("says what became of mails to the address, and where a training was left though no lesson is done", async () => {
  const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
  const { token, user } = await readyAccount();
  const told = { bouncedEmail: user.email, mailBouncedAt: user.joinDate, emailRevertedAt: user.joinDate };
  await UserEntity.patch({ userId: user.id }).set(told).go();
  await stack.call("trainings/save-position", { token, body: { trainingId: "positioning", seconds: 5 } });
  const { file } = await exportedFile(stack, token);
  expect(file.account).toEqual({ ...user, ...told, mailBounced: true });
  expect(file.trainingProgress).toEqual({ lessonsDone: [], stoppedAtSeconds: { positioningPosition: 5 } });
});

it("is empty but whole for who has only just come", async () => {
  const { token, user } = await readyAccount();
  const { file } = await exportedFile(stack, token);
  const { exportedAt, account, settings, signedInDevices, ...rest } = file;
  expect(account).toMatchObject({ id: user.id });
  expect(rest).toEqual({
    ...{ subscription: null, invoices: [], trainingProgress: null, notifications: [], notificationsReadUntil: null },
    ...{ blockedPeople: [], leads: [], deletedLeadsThatCanBeRestored: [], tasks: [], savedTemplates: [], posts: [] },
    ...{ requestsSent: [], connections: [], reportsMade: [], liveEvents: [], waitingListsOfLiveEvents: [] },
  });
});
