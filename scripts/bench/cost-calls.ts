import { addDays, today } from "@linkedpotential/contract/dates";
import type { RouteId } from "@linkedpotential/contract/endpoints";
import { fullLead } from "@linkedpotential/fixtures/leads";
import { newTask } from "@linkedpotential/fixtures/tasks";
import type { ReadyAccount } from "@linkedpotential/local/testing/accounts";
import type { CallOptions } from "@linkedpotential/local/testing/call";
import { liveTrainingCalls } from "@linkedpotential/local/testing/live-trainings";
import type { TestStack } from "@linkedpotential/local/testing/stack";

const [leads, openTasks] = [75, 10];

export const habits = {
  workingDays: 22,
  pageLoads: 2,
  /** Number of registrations for live trainings per month. */
  registrations: 2,
  description: `${leads} leads, ${openTasks} open tasks, four visits of 15 minutes, half of them in use. The lead poll runs every 30 s until two minutes after the last touch, then every two minutes, and never while the tab is hidden.`,
};

export interface DailyCall {
  name: string;
  id: RouteId;
  /** Number of calls per user and working day. */
  times: number;
  /**
   * Prepares one call. `round` counts from 0. It makes the content of each call different, so that each one changes
   * data.
   */
  options(round: number): CallOptions | Promise<CallOptions>;
}

const dayFromToday = (days: number): string => addDays(today(new Date()), days);

/** Returns the body of a lead. Every other lead has a follow-up in the next two weeks. */
const leadBody = (index: number) =>
  fullLead({
    email: `kontakt-${index}@nord.example`,
    ...(index % 2 === 0
      ? { followUpDate: dayFromToday(1 + (index % 14)) }
      : { followUpDate: null, vorbereitung: "", infosErstgespraech: "", infosZweitgespraech: "" }),
  });

/** Fills an account and returns the calls of a freelancer's working day. */
export async function dailyCalls(stack: TestStack, account: ReadyAccount): Promise<DailyCall[]> {
  const { token, password } = account;
  const { email } = account.user;
  for (let index = 0; index < leads; index += 1) await stack.call("leads/create", { token, body: leadBody(index) });
  for (let index = 0; index < openTasks; index += 1) await stack.call("tasks/create", { token, body: newTask() });
  const { announce } = await liveTrainingCalls(stack);
  const create = (round: number, body: object) => ({
    token,
    body,
    headers: { "idempotency-key": `cost-key-${round}` },
  });
  const ofLead = (round: number) => ({ token, params: { leadId: String(1 + (round % leads)) } });
  const version = async () => (await stack.call("leads/list", { token })).headers.etag ?? "";
  const change = (round: number) =>
    round % 2 === 0
      ? { followUpDate: dayFromToday(20 + round), nextStep: `Anruf ${round}`, notes: `Neues ${round}` }
      : { status: "interested", closingProbability: round };
  return [
    {
      ...{ name: "leads/list, 304", id: "leads/list", times: 84 },
      options: async () => ({ token, headers: { "if-none-match": await version() } }),
    },
    { name: "leads/get", id: "leads/get", times: 12, options: ofLead },
    {
      ...{ name: "leads/update", id: "leads/update", times: 10 },
      options: (round) => ({ ...ofLead(round), body: change(round) }),
    },
    { name: "tasks/list", id: "tasks/list", times: 8, options: () => ({ token }) },
    { name: "leads/list-timeline", id: "leads/list-timeline", times: 8, options: ofLead },
    { name: "auth/me", id: "auth/me", times: 6, options: () => ({ token }) },
    {
      ...{ name: "leads/log-touch", id: "leads/log-touch", times: 4 },
      options: (round) => ({ ...ofLead(round), ...create(round, { type: "call", text: "Ruft morgen zurück." }) }),
    },
    { name: "leads/list", id: "leads/list", times: habits.pageLoads, options: () => ({ token }) },
    {
      ...{ name: "leads/create", id: "leads/create", times: 2 },
      options: (round) => create(round, leadBody(leads + round)),
    },
    { name: "tasks/create", id: "tasks/create", times: 2, options: (round) => create(round, newTask()) },
    {
      ...{ name: "tasks/update", id: "tasks/update", times: 2 },
      options: (round) => ({
        token,
        params: { taskId: String(1 + (round % openTasks)) },
        body: newTask({ status: "completed" }),
      }),
    },
    {
      ...{ name: "live-trainings/register", id: "live-trainings/register", times: 2 / habits.workingDays },
      options: async (round) => create(round, { eventId: await announce({ date: dayFromToday(7) }) }),
    },
    {
      ...{ name: "auth/login", id: "auth/login", times: 1 / habits.workingDays },
      options: () => ({ body: { email, password, workspaceSlug: "freelance", rememberMe: true } }),
    },
  ];
}
