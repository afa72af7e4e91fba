import { processingAgreementVersion } from "@linkedpotential/contract/legal/processing-agreement";
import { newPost, newProject, requestMessage } from "@linkedpotential/fixtures/community";
import { projectMessage } from "@linkedpotential/fixtures/project-requests";
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

describe("the export of an account that has used everything", () => {
  let account: FullAccount;
  let file: ExportedFile;
  let text: string;
  beforeAll(async () => {
    account = await fullAccount(stack);
    ({ file, text } = await exportedFile(stack, account.token));
  });

  const sectionOf: Record<string, string> = {
    user: "account",
    subscription: "subscription",
    invoice: "invoices",
    "registration-code-use": "registrationCode",
    "call-request": "requestsForCalls",
    session: "signedInDevices",
    "calendar-feed": "calendarFeed",
    "premium-grant": "givenPremium",
    "account-note": "noteOfAdmins",
    "account-message": "messagesOfTheTeam",
    "admin-action": "decisionsOfAdmins",
    "training-progress": "trainingProgress",
    notification: "notifications",
    "read-marker": "notificationsReadUntil",
    block: "blockedPeople",
    lead: "leads",
    "lead-notes": "leads",
    "lead-timeline": "leads",
    "lead-activity": "countsOfWorkWithLeads",
    "deleted-lead": "deletedLeadsThatCanBeRestored",
    task: "tasks",
    template: "savedTemplates",
    post: "posts",
    "collaboration-request": "requestsSent",
    "project-request": "projectRequestsReceived",
    "request-message": "messagesAboutRequests",
    connection: "connections",
    report: "reportsMade",
    participation: "liveEvents",
    "live-training-seats": "waitingListsOfLiveEvents",
  };
  /** Reasons why an export leaves entities out, by entity. */
  const omittedEntities: Record<string, string> = {
    credential: "the account contains the address, the rest is secret",
    "one-time-token": "a secret that expires within days",
    "idempotency-record": "keeps a call or mail from being repeated",
    "outbox-event": "ids in transit",
    "lead-counter": "a count of items that are included",
    "lead-import": "ids of an import, kept for an hour to undo it",
    "imported-update": "values that the timeline of the lead contains, kept for an hour to undo an import",
    "task-counter": "a count of items that are included",
    "template-counter": "a count of items that are included",
    "block-counter": "a count of items that are included",
    "post-counter": "a count of items that are included",
    "open-project-request": "duplicates the requests",
    "profile-word": "the words of the profile, which the account contains",
    "payment-customer": "id of the account at the payment provider",
    "invoice-counter": "no personal data",
    "live-training": "no personal data; its seats are a separate item",
    "live-training-message": "a text for all participants, without their names",
    "live-training-series": "the live trainings that were created together, without people",
    "rate-limit": "no personal data",
    company: "belongs to business accounts; functions/src/business/entries.test.ts tests its export",
    "company-member": "see company",
    "company-invitation": "the address of somebody else",
    "working-day": "see company",
    learning: "see company",
    "colleague-answer": "see company; functions/src/collaboration-requests/company-requests.test.ts tests its export",
    "shortlist-entry": "see company; functions/src/shortlist/shortlist.test.ts tests its export",
    "company-support": "see company; functions/src/business/support.test.ts tests its export",
    "registration-code": "no personal data",
    "daily-count": "no personal data",
    "report-mark": "duplicates the reports",
    "contract-declaration":
      "stays when the account is deleted; functions/src/accounts/declarations.test.ts tests its export",
    "account-deletion": "the account no longer exists",
    "account-export": "the export itself",
    "account-entry": "name and address in the form in which admins search them",
    "indexed-account": "name and address in the form in which admins search them",
    "account-count": "no personal data",
    "account-index-pass": "no personal data",
  };

  it("contains something of every entity about the user", async () => {
    expect([...Object.keys(sectionOf), ...Object.keys(omittedEntities)].sort()).toEqual(await entityNames());
    for (const section of Object.values(sectionOf)) {
      expect(file[section], section).toBeTruthy();
      expect(file[section], section).not.toEqual([]);
    }
  });

  it("contains all fields", () => {
    expect(file).toMatchObject({
      account: {
        id: account.user.id,
        email: account.email,
        name: account.user.name,
        pendingEmail: `new-${account.email}`,
      },
      settings: { timezone: "Europe/London", notifications: { new_post: { mail: true } } },
      leads: [
        {
          name: "Ida Öz",
          company: "West AG",
          vorbereitung: "Zahlen des letzten Jahres lesen.",
          timeline: expect.any(Array),
        },
        { name: "Jan Nord" },
      ],
      deletedLeadsThatCanBeRestored: [{ name: "Uwe Ost", deletedAt: expect.any(String) }],
      tasks: [{ title: "Angebot schreiben", recurrence: { unit: "month" } }, { title: "Rechnung stellen" }],
      savedTemplates: [{ title: "Meine Vorlage" }],
      trainingProgress: { lessonsDone: ["niche"], stoppedAtSeconds: { positioningPosition: 95 } },
    });
    expect(text).toContain("Rückruf am Freitag");
  });

  it("states its time, and contains payments, devices and live trainings", () => {
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
    // Compare the whole object, because the export must not contain fields that matter only to the payment provider.
    expect(file.subscription).toEqual({ ...paid, periodStart, periodEnd, cardBrand: "visa", cardLast4: "4242" });
    expect(file.liveEvents).toEqual([
      { title, startsAt, registeredAt: now, markedPresentAt: null },
      { title, startsAt: "2027-03-03T18:00:00.000Z", registeredAt: now, markedPresentAt: null },
    ]);
    expect(file.waitingListsOfLiveEvents).toEqual([{ title, startsAt, waitingSince: now, seatHeldUntil: null }]);
  });

  it("contains messages to and from others, with both names", () => {
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
    const filedReport = { reason: "spam", explanation: "Zwanzigmal derselbe Text.", createdAt, state: "open" };
    expect(file.reportsMade).toEqual([filedReport]);
    expect(file.connections).toEqual([
      { with: "Änne W.", connectedAt: createdAt, post, message: requestMessage, reply: "" },
      { with: "Jürgen G.", connectedAt: createdAt, post, message: requestMessage, reply: "" },
    ]);
  });

  it("contains requests of businesses, with the contact data that each side shared", () => {
    const [createdAt, sentFile] = ["2027-03-01T09:00:00.000Z", { name: "Angebot.pdf", size: 15 }];
    const [name, email] = [account.user.name, account.email];
    const received = { message: projectMessage, createdAt };
    expect(file.projectRequestsReceived).toEqual([
      {
        ...{ ...received, status: "accepted", answeredAt: createdAt, reply: "Gern ab März." },
        from: { name: "Petra Groß", company: "Nordlicht GmbH", email: expect.any(String) },
        ...{ project: newProject().title, contactSharedByMe: { name, email } },
      },
      { ...received, status: "pending", from: { name: "Petra G." } },
    ]);
    expect(file.messagesAboutRequests).toEqual([{ text: "Passt Ihnen Dienstag?", file: sentFile, createdAt }]);
  });

  it("shows others by their public name, and contains no secrets", () => {
    const { author, requester, blocked } = account.others;
    for (const { user } of [author, requester]) expect(text).not.toContain(user.email);
    expect(file.blockedPeople).toMatchObject([{ userId: blocked.user.id, name: "Uwe W." }]);
    expect(text).not.toMatch(/scrypt|[0-9a-f]{32}"/);
  });
});

it("an export comes in parts that form one file, however large it is", async () => {
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

it("an export contains the state of bounces, the accepted data processing agreement, and a training's position even without a completed lesson", async () => {
  const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
  const { token, user } = await readyAccount();
  const bounce = { bouncedEmail: user.email, mailBouncedAt: user.joinDate, emailRevertedAt: user.joinDate };
  await UserEntity.patch({ userId: user.id }).set(bounce).go();
  await stack.call("trainings/save-position", { token, body: { trainingId: "positioning", seconds: 5 } });
  const { file } = await exportedFile(stack, token);
  const accepted = { processingVersion: processingAgreementVersion, processingAcceptedAt: user.joinDate };
  expect(file.account).toEqual({ ...user, ...bounce, ...accepted, mailBounced: true });
  expect(file.trainingProgress).toEqual({ lessonsDone: [], stoppedAtSeconds: { positioningPosition: 5 } });
});

it("the export of a new account has every section, all of them empty", async () => {
  const { token, user } = await readyAccount();
  const { file } = await exportedFile(stack, token);
  const { exportedAt, account, settings, signedInDevices, ...rest } = file;
  expect(account).toMatchObject({ id: user.id });
  expect(rest).toEqual({
    ...{
      subscription: null,
      invoices: [],
      declarationsAboutContracts: [],
      givenPremium: null,
      noteOfAdmins: null,
      messagesOfTheTeam: [],
      decisionsOfAdmins: [],
      requestsForCalls: [],
      registrationCode: null,
      calendarFeed: null,
    },
    ...{ trainingProgress: null, notifications: [], notificationsReadUntil: null },
    ...{ blockedPeople: [], leads: [], deletedLeadsThatCanBeRestored: [], countsOfWorkWithLeads: [] },
    ...{ tasks: [], savedTemplates: [], posts: [], shortlistOfCompany: [] },
    ...{ requestsSent: [], connections: [], reportsMade: [], liveEvents: [], waitingListsOfLiveEvents: [] },
    ...{ answersForColleagues: [], projectRequestsReceived: [], projectRequestsSent: [], messagesAboutRequests: [] },
    ...{ company: null, workingDaysOfCompany: [], supportOfCompany: null, learningsOfCompany: [] },
  });
});
