import type { RouteId } from "@linkedpotential/contract/endpoints";
import type { Lead, NewLead } from "@linkedpotential/contract/leads/schema";
import type { LiveTraining, NewLiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import type { NewTask, Task } from "@linkedpotential/contract/tasks/schema";
import type { NewTemplate, Template } from "@linkedpotential/contract/templates/schema";
import type { Language } from "@linkedpotential/contract/user/schema";
import { newLead } from "@linkedpotential/fixtures/leads";
import { newTask } from "@linkedpotential/fixtures/tasks";
import { newTemplate } from "@linkedpotential/fixtures/templates";
import { type ReadyAccount, readyAccount } from "@linkedpotential/local/testing/accounts";
import { type CommunityCalls, communityCalls } from "@linkedpotential/local/testing/community";
import { testEnvironment } from "@linkedpotential/local/testing/environment";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { followBrowser, renderApp } from "../app/main.tsx";
import { closeTaskDialog } from "../features/tasks/form/task-dialog-store.ts";
import { forgetCalendar } from "../front/business/calendar.ts";
import { forgetLists } from "../lib/api/api-list.ts";
import { noteConnection } from "../lib/api/connection.ts";
import { queryClient } from "../lib/api/query-client.ts";
import { forgetNews } from "../lib/news.ts";
import { closeRenewal } from "../lib/session/renewal.ts";
import { restartSession } from "../lib/session/session.ts";
import { forgetWaiting } from "../lib/storage/account-storage.ts";
import { rawStorage, storage } from "../lib/storage/storage.ts";
import { dismissToast } from "../lib/toast.ts";
import { forgetDrafts } from "../parts/templates/write/drafts.ts";
import { showLanguage } from "../texts/language.ts";
import { setLanguage } from "../texts/texts.ts";
import { announce, callOffAll } from "./live-trainings.ts";
import { type Failure, type Network, openNetwork } from "./network.ts";

interface Given {
  /** Created in this order, so the last lead has the latest activity. */
  leads?: Partial<NewLead>[];
  tasks?: Partial<NewTask>[];
  templates?: Partial<NewTemplate>[];
  liveTrainings?: Partial<NewLiveTraining>[];
}

interface ScreenOptions {
  /** The signed-in account: by default a fresh one, else one with these properties, an existing one, or nobody. */
  as?: Parameters<typeof readyAccount>[0] | ReadyAccount | "nobody";
  isAdmin?: boolean;
  given?: Given;
  /** Prepares the community before the page opens, including actions of the account. */
  community?: (calls: CommunityCalls, own: ReadyAccount) => Promise<unknown>;
  /** Calls that fail from the start, until `heal` is called. */
  failing?: Partial<Record<RouteId, Failure>>;
  /** The browser's storage from an earlier visit, by key. */
  kept?: Record<string, string>;
  /** German by default. */
  language?: Language;
}

export interface Screen {
  network: Network;
  stack: TestStack;
  /** Token and user are empty when nobody is signed in. */
  account: ReadyAccount;
  leads: Lead[];
  tasks: Task[];
  templates: Template[];
  liveTrainings: LiveTraining[];
  /** Reads the server's current data at a path. */
  stored<Answer>(path: string): Promise<Answer>;
  /** Reloads the page at its address. Only the browser's storage is kept. */
  reload(): Promise<void>;
}

// One stack for all tests of a worker, because each test has its own accounts.
const stack = await startTestStack({ RATE_LIMIT_PER_ADDRESS: "1000000" });
const toOutside = globalThis.fetch;

followBrowser();

const nobody: ReadyAccount = { user: undefined as never, token: "", cookieToken: "", password: "" };
let network: Network | undefined;
let page: ReturnType<typeof renderApp> | undefined;

/** Renders the app at an address with the real handlers and a real database. */
export async function renderScreen(path: string, options: ScreenOptions = {}): Promise<Screen> {
  const { as = {}, given = {}, failing = {}, kept = {}, language = "de" } = options;
  await leaveScreen();
  const account = as === "nobody" ? nobody : "token" in as ? as : await readyAccount(as);
  const leads = await post<Lead>("leads/create", account, (given.leads ?? []).map(newLead));
  const tasks = await post<Task>("tasks/create", account, (given.tasks ?? []).map(newTask));
  const templates = await post<Template>("templates/create", account, (given.templates ?? []).map(newTemplate));
  const liveTrainings = await announce(stack, given.liveTrainings ?? []);
  if (options.isAdmin) stack.configure({ ADMIN_EMAILS: account.user.email });
  await options.community?.(communityCalls(stack), account);
  const opened = openNetwork(stack, toOutside);
  network = opened;
  for (const [id, failure] of Object.entries(failing)) opened.fail(id as RouteId, failure);
  globalThis.fetch = opened.fetch;
  for (const [key, value] of Object.entries(kept)) rawStorage.set(key, value);
  if (account.token) storage.set("authToken", account.token);
  if (language !== "de") await setLanguage(language);
  history.replaceState(null, "", path);
  show();
  return {
    ...{ network: opened, stack, account, leads, tasks, templates, liveTrainings },
    stored: async <Answer,>(address: string) => {
      const { json } = await stack.call({ method: "GET", path: address }, { token: account.token });
      return json as Answer;
    },
    reload: async () => {
      await leavePage();
      show();
    },
  };
}

async function post<Made>(
  id: "leads/create" | "tasks/create" | "templates/create",
  account: ReadyAccount,
  bodies: object[],
) {
  const made: Made[] = [];
  for (const body of bodies) {
    const { status, text, json } = await stack.call(id, { token: account.token, body });
    if (status !== 201) throw new Error(`${id} answered ${status}: ${text}`);
    made.push(json as Made);
  }
  return made;
}

function show(): void {
  page = renderApp(document.body.appendChild(document.createElement("div")));
}

/** Clears all state in memory, as leaving the page does. */
async function leavePage(): Promise<void> {
  page?.root.unmount();
  page?.router.dispose();
  document.body.replaceChildren();
  await network?.settled();
  // An answer that arrives late would sign in on the next page.
  await page?.sessionKnown;
  page = undefined;
  closeRenewal(false);
  restartSession();
  queryClient.clear();
  forgetLists();
  forgetNews();
  forgetCalendar();
  dismissToast();
  closeTaskDialog();
  forgetDrafts();
  forgetWaiting();
  noteConnection(true);
}

/** Runs after each test: removes the page, the network and the browser's storage. */
export async function leaveScreen(): Promise<void> {
  await leavePage();
  const hasMadeEvents = network !== undefined && network.sent("live-trainings/create").length > 0;
  network = undefined;
  globalThis.fetch = toOutside;
  stack.configure({ ADMIN_EMAILS: testEnvironment.ADMIN_EMAILS });
  await callOffAll(stack, hasMadeEvents);
  storage.clear();
  // Includes entries that survive signing out.
  localStorage.clear();
  showLanguage("de");
}
