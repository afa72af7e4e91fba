import type { Overview } from "@linkedpotential/contract/admin/overview-schema";
import type { Invoice } from "@linkedpotential/contract/billing/schema";
import type { Company, CompanyDay } from "@linkedpotential/contract/business/company/schema";
import type { Post } from "@linkedpotential/contract/community/schema";
import { today } from "@linkedpotential/contract/dates";
import type { RouteId } from "@linkedpotential/contract/endpoints";
import { nextTouchDate } from "@linkedpotential/contract/leads/rhythm";
import type { Lead, TimelineEntry } from "@linkedpotential/contract/leads/schema";
import { leadStatuses } from "@linkedpotential/contract/leads/statuses";
import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import type { TrainingState } from "@linkedpotential/contract/trainings/schema";
import { afterEach, expect, it } from "vitest";
import { runningStack } from "../running-stack.ts";
import { type SpawnedStack, spawnStack } from "../testing/spawned-stack.ts";
import { demoAccounts, demoPassword } from "./accounts.ts";
import { demoColleague } from "./company.ts";
import { demoFilledProject, demoProject } from "./project-request.ts";

const openFollowUpDate = ({ followUpDate, followUpCompleted }: Lead) => (followUpCompleted ? null : followUpDate);

let stack: SpawnedStack | undefined;
afterEach(() => stack?.end("SIGKILL"));

it("fills an empty data directory with demo accounts, their data, live trainings, progress and a community [SCOPE-05, SCOPE-07]", async () => {
  stack = await spawnStack({ SEED: "on", DATA_DIR: ":memory:" });
  const { call } = runningStack(stack.address);
  const signIn = async (email: string) => {
    const { json } = await call("auth/login", { body: { email, password: demoPassword } });
    return json as { token: string; user: { id: number; plan: string; role: string; isAdmin: boolean } };
  };
  const { token, user } = await signIn(demoAccounts.premium.email);
  expect(user.plan).toBe("premium");
  const leads = (await call("leads/list", { token, query: { view: "full" } })).json as Lead[];
  expect(leads).toHaveLength(25);
  expect(leads.filter(({ email }) => !email.endsWith(".example"))).toEqual([]);
  expect(new Set(leads.map(({ status }) => status))).toEqual(new Set(leadStatuses));
  const day = today(new Date());
  const dueDates = leads.map(openFollowUpDate).filter((date) => date !== null);
  expect(dueDates.filter((date) => date < day)).toHaveLength(3);
  expect(dueDates.filter((date) => date === day)).toHaveLength(3);
  const isInTouchDue = (lead: Lead) => openFollowUpDate(lead) === null && (nextTouchDate(lead) ?? day) < day;
  expect(leads.filter(isInTouchDue).map(({ name }) => name)).toEqual(
    expect.arrayContaining(["Dr. Henning Ahrends", "Karin Schuster", "Frauke Janssen"]),
  );
  const stories = leads.filter(({ vorbereitung, infosErstgespraech }) => vorbereitung && infosErstgespraech);
  expect(stories).toHaveLength(5);
  for (const { id } of stories) {
    const entries = (await call("leads/list-timeline", { token, params: { leadId: String(id) } }))
      .json as TimelineEntry[];
    expect(entries.length).toBeGreaterThan(8);
    const moments = entries.map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted().reverse());
    expect(moments.every((at) => at < new Date().toISOString())).toBe(true);
  }
  const jana = await signIn(demoAccounts.free.email);
  const leadsOfJana = (await call("leads/list", { token: jana.token, query: { view: "full" } })).json as Lead[];
  expect(leadsOfJana).toHaveLength(22);
  const untouched = leadsOfJana.filter(({ status, lastTouchAt }) => (status === "new") !== (lastTouchAt === null));
  expect(untouched).toEqual([]);
  const invoices = (await call("billing/list-invoices", { token })).json as Invoice[];
  expect(new Set(invoices.map(({ createdAt }) => createdAt.slice(0, 7))).size).toBe(4);
  expect((await call("tasks/list", { token })).json).not.toHaveLength(0);
  const query = { namespace: "cold", templateKey: "followup" };
  expect((await call("templates/list", { token, query })).json).toHaveLength(1);
  const progress = (await call("trainings/list", { token })).json as TrainingState[];
  expect(progress.flatMap(({ lessonsDone }) => lessonsDone)).toEqual(["search", "note", "rate"]);
  const events = async (query = {}) => (await call("live-trainings/list", { token, query })).json as LiveTraining[];
  expect((await events()).map(({ participation }) => participation?.state)).toEqual([
    undefined,
    "registered",
    "registered",
    undefined,
  ]);
  expect((await events())[1]).toMatchObject({ maxParticipants: 2, currentParticipants: 2, waitingParticipants: 1 });
  expect(await events({ view: "past" })).toHaveLength(2);
  const own = { token, params: { userId: String(user.id) } };
  const [, asked] = (await call("community/list-own", own)).json as Post[];
  expect(asked).toMatchObject({ requestCount: 2 });
  expect((await call("community/list", { token })).json).toHaveLength(5);
  const projects = await call("community/list", { token, query: { type: "project" } });
  expect(projects.json).toMatchObject([{ ownRequest: null }, { type: "project", ownRequest: { status: "pending" } }]);
  expect((await call("community/list-requested", own)).json).toHaveLength(3);
  expect((await call("network/list", { token })).json).toHaveLength(2);
  const business = await signIn(demoAccounts.business.email);
  expect(business.user.role).toBe("business");
  const { members, targets } = (await call("business/get-company", { token: business.token })).json as Company;
  expect(members.map(({ name }) => name)).toEqual([demoAccounts.business.name, demoColleague.name]);
  const ofCompany = { token: business.token, params: { userId: String(business.user.id) } };
  expect((await call("community/list-own", ofCompany)).json).toMatchObject([
    { writerName: demoColleague.name },
    { filledAt: expect.any(String) },
    { requestCount: 1 },
  ]);
  expect((await call("project-requests/list-sent", { token: business.token })).json).toMatchObject([
    { sender: { name: demoColleague.name }, conversation: { count: 3, unread: 0 }, progress: { state: "offered" } },
    { sender: { isOwn: true }, conversation: { count: 4, unread: 1 }, progress: { state: "talking" } },
    {
      project: { title: demoProject.title },
      conversation: { offer: { status: "open" }, appointment: { status: "accepted" } },
      progress: { state: "offered" },
    },
    {
      project: { title: demoFilledProject.title },
      conversation: { offer: { status: "accepted" }, appointment: { status: "accepted" } },
      progress: { state: "hired" },
    },
    { status: "pending" },
  ]);
  const saved = await call("freelancers/list", { token: business.token, query: { shortlist: "true" } });
  expect(saved.json).toMatchObject([
    { id: user.id, shortlistEntry: { savedBy: { name: demoColleague.name } } },
    { id: jana.user.id, shortlistEntry: { savedBy: { isOwn: true } } },
  ]);
  expect(Object.values(targets)).not.toContain(null);
  expect(members.map(({ lastActiveOn }) => lastActiveOn)).not.toContain(null);
  const support = await call("business/get-support", { token: business.token });
  expect(support.json).toMatchObject({
    contact: { name: "Svenja Harms" },
    nextSession: { time: "10:00" },
    documents: [{}, {}],
  });
  for (const id of ["business/list-days", "business/list-learnings"] as const) {
    const entries = (await call(id, { token: business.token })).json as { memberId: number }[];
    expect(new Set(entries.map(({ memberId }) => memberId)).size).toBe(members.length);
  }
  const companyDays = (await call("business/list-days", { token: business.token })).json as CompanyDay[];
  expect(new Set(companyDays.map(({ date }) => date.slice(0, 7))).size).toBeGreaterThanOrEqual(2);
  expect((await signIn(demoColleague.email)).user.role).toBe("business");
  const admin = await signIn(demoAccounts.admin.email);
  expect(admin.user.isAdmin).toBe(true);
  const asAdmin = async (id: RouteId) => (await call(id, { token: admin.token })).json;
  const { days: counted, premium } = (await asAdmin("admin/get-overview")) as Overview;
  expect(premium).toMatchObject({ contracts: 3, contractsBefore: 2 });
  const newAccounts = counted.reduce((sum, { accounts }) => sum + accounts, 0);
  expect(await asAdmin("admin/count-users")).toMatchObject({ total: newAccounts });
  expect(counted.filter(({ accounts }) => accounts > 0).length).toBeGreaterThan(6);
  await expect
    .poll(() => asAdmin("admin/get-work"))
    .toMatchObject({ reports: 2, declarations: 1, disputes: 0, failedMails: 1 });
  const bounced = { query: { bounced: "true" } };
  await expect
    .poll(async () => (await call("admin/count-users", { token: admin.token, ...bounced })).json)
    .toMatchObject({ total: 1 });
  expect(await asAdmin("admin/list-actions")).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ action: "registration_code.created" })]),
  );
});
