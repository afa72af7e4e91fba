import type { Invoice } from "@linkedpotential/contract/billing/schema";
import type { Company } from "@linkedpotential/contract/business/company/schema";
import type { Post } from "@linkedpotential/contract/community/schema";
import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import type { TrainingState } from "@linkedpotential/contract/trainings/schema";
import { afterEach, expect, it } from "vitest";
import { runningStack } from "../running-stack.ts";
import { type SpawnedStack, spawnStack } from "../testing/spawned-stack.ts";
import { demoAccounts, demoPassword } from "./accounts.ts";
import { demoColleague } from "./company.ts";

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
  expect((await call("leads/list", { token })).json).toHaveLength(64);
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
  expect(projects.json).toMatchObject([{ type: "project", ownRequest: { status: "pending" } }]);
  expect((await call("community/list-requested", own)).json).toHaveLength(3);
  expect((await call("network/list", { token })).json).toHaveLength(2);
  const business = await signIn(demoAccounts.business.email);
  expect(business.user.role).toBe("business");
  const { members } = (await call("business/get-company", { token: business.token })).json as Company;
  expect(members.map(({ name }) => name)).toEqual([demoAccounts.business.name, demoColleague.name]);
  for (const id of ["business/list-days", "business/list-learnings"] as const) {
    const entries = (await call(id, { token: business.token })).json as { memberId: number }[];
    expect(new Set(entries.map(({ memberId }) => memberId)).size).toBe(members.length);
  }
  expect((await signIn(demoColleague.email)).user.role).toBe("business");
  expect((await signIn(demoAccounts.admin.email)).user.isAdmin).toBe(true);
});
