import { addDays, today } from "@linkedpotential/contract/dates";
import type { Lead } from "@linkedpotential/contract/leads/schema";
import type { Task } from "@linkedpotential/contract/tasks/schema";
import { fullLead } from "@linkedpotential/fixtures/leads";
import { newTask } from "@linkedpotential/fixtures/tasks";
import type { SignedIn } from "@linkedpotential/local/testing/accounts";
import { habits, pollsLeftAlone, pollsPerVisit } from "./cost-habits.ts";
import type { Call } from "./cost-meter.ts";

export interface Browser {
  call: Call;
  list(): Promise<void>;
  forgetList(): void;
}

export function openBrowser(call: Call, { token }: SignedIn): Browser {
  let etag: string | undefined;
  let keys = 0;
  const send: Call = (id, options = {}) => {
    keys += 1;
    const idempotency = { "idempotency-key": `key-${process.pid}-${keys}` };
    const isPost = options.body !== undefined && !/update/.test(id);
    return call(id, { ...options, token, headers: { ...(isPost && idempotency), ...options.headers } });
  };
  return {
    call: send,
    list: async () => {
      const first = await send("leads/list", { headers: { ...(etag && { "if-none-match": etag }) } });
      if (first.status === 304) return;
      let cursor = first.headers["x-next-cursor"];
      while (cursor) cursor = (await send("leads/list", { query: { cursor } })).headers["x-next-cursor"];
      etag = first.headers.etag;
    },
    forgetList: () => {
      etag = undefined;
    },
  };
}

export async function fillAccount({ call }: Browser): Promise<void> {
  for (let lead = 0; lead < habits.leads; lead += 1) await call("leads/create", { body: leadBody(lead) });
  for (let task = 0; task < habits.openTasks; task += 1) await call("tasks/create", { body: newTask() });
}

export const inDays = (days: number): string => addDays(today(new Date()), days);

const leadBody = (index: number) =>
  fullLead({
    email: `kontakt-${index}-${process.hrtime.bigint()}@nord.example`,
    ...(index % 2 === 1 && { followUpDate: null, vorbereitung: "", infosErstgespraech: "", infosZweitgespraech: "" }),
    ...(index % 2 === 0 && { followUpDate: inDays(1 + (index % 14)) }),
  });

export async function playDay(browser: Browser, day: number): Promise<void> {
  for (let visit = 0; visit < habits.visits; visit += 1) await playVisit(browser, visit, day);
}

async function playVisit(browser: Browser, visit: number, day: number): Promise<void> {
  const { call, list } = browser;
  if (visit % (habits.visits / habits.pageLoads) === 0) {
    browser.forgetList();
    await call("auth/me");
    await list();
  }
  await call("tasks/list");
  const actions = actionsOf(browser, visit, day);
  // The poll goes on between what is done: what a change costs shows in the poll after it.
  const lastTouch = 3 * (actions.length - 1);
  for (let poll = 0; poll < Math.min(pollsPerVisit, lastTouch + pollsLeftAlone); poll += 1) {
    await list();
    if (poll % 3 === 0) await actions[poll / 3]?.();
  }
  if (actions.length > pollsPerVisit / 3) throw new Error("more actions than a visit has time for");
}

function actionsOf({ call, list }: Browser, visit: number, day: number): (() => Promise<unknown>)[] {
  const leadId = 1 + ((day * 16 + visit * 4) % (habits.leads - 4));
  const ofLead = (offset: number) => ({ params: { leadId: String(leadId + offset) } });
  const open = (offset: number) => call("leads/get", ofLead(offset));
  const change = (offset: number, body: Partial<Lead>) => call("leads/update", { ...ofLead(offset), body });
  const isEven = visit % 2 === 0;
  return [
    () => open(0),
    async () => {
      await open(1);
      await change(1, {
        followUpDate: inDays(20 + day),
        nextStep: `Anruf ${day}.${visit}`,
        notes: `Neues ${day}.${visit}`,
      });
    },
    () => call("auth/me"),
    () => change(2, { status: "interested", closingProbability: day }),
    async () => {
      await open(3);
      await call("leads/list-timeline", ofLead(3));
      await call("leads/log-touch", { ...ofLead(3), body: { type: "call", text: "Kurz gesprochen, ruft zurück." } });
    },
    () => call("leads/list-timeline", ofLead(0)),
    () => (isEven ? call("leads/create", { body: leadBody(visit) }) : call("tasks/create", { body: newTask() })),
    async () => {
      const { json } = await call("tasks/list");
      if (isEven) {
        await change(1, { followUpCompleted: true });
        return list();
      }
      const task = (json as Task[]).find(({ id }) => id < 1_000_000);
      if (!task) return undefined;
      const { id, ...fields } = task;
      return call("tasks/update", { params: { taskId: String(id) }, body: { ...fields, status: "completed" } });
    },
  ];
}
