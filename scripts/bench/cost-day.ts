import { addDays, today } from "@linkedpotential/contract/dates";
import type { Lead } from "@linkedpotential/contract/leads/schema";
import type { Task } from "@linkedpotential/contract/tasks/schema";
import { fullLead } from "@linkedpotential/fixtures/leads";
import { newTask } from "@linkedpotential/fixtures/tasks";
import type { SignedIn } from "@linkedpotential/local/testing/accounts";
import { habits, poll } from "./cost-habits.ts";
import type { Call } from "./cost-meter.ts";

export interface Browser {
  call: Call;
  /** Lets the tab be visible for so many seconds, and polls when it is due. */
  pass(seconds: number, isUsed: boolean): Promise<void>;
  /** Loads the page. */
  load(): Promise<void>;
}

export function openBrowser(call: Call, { token }: SignedIn): Browser {
  let etag: string | undefined;
  let keys = 0;
  let sinceList = Number.POSITIVE_INFINITY;
  let sinceTouch = 0;
  const send: Call = async (id, options = {}) => {
    keys += 1;
    const idempotency = { "idempotency-key": `key-${process.pid}-${keys}` };
    const isPost = options.body !== undefined && !/update/.test(id);
    const answer = await call(id, { ...options, token, headers: { ...(isPost && idempotency), ...options.headers } });
    const [before, after] = answer.headers["x-leads-version"]?.split(", ") ?? [];
    if (after) {
      etag = before === etag ? after : undefined;
      sinceList = 0;
    }
    return answer;
  };
  const list = async () => {
    const { headers } = await send("leads/list", { headers: { ...(etag && { "if-none-match": etag }) } });
    etag = headers.etag;
    sinceList = 0;
  };
  return {
    call: send,
    pass: async (seconds, isUsed) => {
      sinceTouch = isUsed ? 0 : sinceTouch + seconds;
      sinceList += seconds;
      if (sinceList >= (sinceTouch < poll.usedFor ? poll.used : poll.unused)) await list();
    },
    load: async () => {
      etag = undefined;
      await send("auth/me");
      await list();
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

const step = 15;

async function playVisit(browser: Browser, visit: number, day: number): Promise<void> {
  const isLoad = visit % (habits.visits / habits.pageLoads) === 0;
  // Shown again, the page polls at once: it was hidden for longer than any interval.
  await (isLoad ? browser.load() : browser.pass(Number.POSITIVE_INFINITY, true));
  await browser.call("tasks/list");
  const actions = actionsOf(browser, visit, day);
  const isUsedAt = (second: number) =>
    habits.usedMinutes.some(([from = 0, to = 0]) => second >= from * 60 && second < to * 60);
  const seconds = Array.from({ length: (habits.visibleMinutes * 60) / step }, (_, index) => index * step);
  const used = seconds.filter(isUsedAt);
  const every = Math.floor(used.length / actions.length);
  for (const second of seconds) {
    await browser.pass(step, isUsedAt(second));
    const index = used.indexOf(second);
    if (index % every === 0) await actions[index / every]?.();
  }
}

function actionsOf({ call }: Browser, visit: number, day: number): (() => Promise<unknown>)[] {
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
      if (isEven) return change(1, { followUpCompleted: true });
      const task = (json as Task[]).find(({ id }) => id < 1_000_000);
      if (!task) return undefined;
      const { id, ...fields } = task;
      return call("tasks/update", { params: { taskId: String(id) }, body: { ...fields, status: "completed" } });
    },
  ];
}
