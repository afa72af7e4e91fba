import type { RouteId } from "@linkedpotential/contract/endpoints";
import type { Lead, NewLead } from "@linkedpotential/contract/leads/schema";
import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import type { NewTask, Task } from "@linkedpotential/contract/tasks/schema";
import type { NewTemplate, Template } from "@linkedpotential/contract/templates/schema";
import type { Language } from "@linkedpotential/contract/user/schema";
import { newLead } from "@linkedpotential/fixtures/leads";
import { newTask } from "@linkedpotential/fixtures/tasks";
import { newTemplate } from "@linkedpotential/fixtures/templates";
import { forgetAdmin, type ReadyAccount, readyAccount } from "@linkedpotential/local/testing/accounts";
import { type CommunityCalls, communityCalls } from "@linkedpotential/local/testing/community";
import { testEnvironment } from "@linkedpotential/local/testing/environment";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { followBrowser, renderApp } from "../app/main.tsx";
import { clearRecordDrafts } from "../features/leads/record/edit/drafts.ts";
import { closeTaskDialog } from "../features/tasks/form/task-dialog-store.ts";
import { forgetCalendar } from "../front/business/calendar.ts";
import { forgetLists } from "../lib/api/api-list.ts";
import { setConnected } from "../lib/api/connection.ts";
import { queryClient } from "../lib/api/query-client.ts";
import { forgetNotificationCount } from "../lib/notification-count.ts";
import { closeRenewal } from "../lib/session/renewal.ts";
import { restartSession } from "../lib/session/session.ts";
import { clearPendingChanges } from "../lib/storage/account-storage.ts";
import { rawStorage, storage } from "../lib/storage/storage.ts";
import { dismissToast } from "../lib/toast.ts";
import { forgetChosenFiles } from "../parts/request-messages/attachments/chosen-files.ts";
import { forgetChosenForms } from "../parts/templates/address/form-of-address.ts";
import { clearDrafts } from "../parts/templates/write/drafts.ts";
import { showLanguage } from "../texts/language.ts";
import { setLanguage } from "../texts/texts.ts";
import { createEvents, deleteEvents, type SeedEvent } from "./live-trainings.ts";
import { type Failure, type Network, openNetwork } from "./network.ts";

interface SeedData {
  /** Leads in the order of their creation, so the last one has the latest activity. */
  leads?: Partial<NewLead>[];
  tasks?: Partial<NewTask>[];
  templates?: Partial<NewTemplate>[];
  /** Events, and series of events. */
  liveTrainings?: SeedEvent[];
}

interface ScreenOptions {
  /** The signed-in account: a new one with these properties, an existing one, or nobody. By default a new account. */
  as?: Parameters<typeof readyAccount>[0] | ReadyAccount | "nobody";
  isAdmin?: boolean;
  /** Items that the account owns. They are created through the API before the page opens. */
  seed?: SeedData;
  /** Creates posts and requests of other accounts, and of the own one, before the page opens. */
  prepareCommunity?: (calls: CommunityCalls, own: ReadyAccount) => Promise<unknown>;
  /** Routes that fail until `network.clearFailures()` is called. */
  failing?: Partial<Record<RouteId, Failure>>;
  /** Entries of localStorage from an earlier visit, by key. */
  browserStorage?: Record<string, string>;
  /** Language of the page, German by default. */
  language?: Language;
}

export interface Screen {
  network: Network;
  stack: TestStack;
  /** Account that is signed in. Token and user are empty when nobody is signed in. */
  account: ReadyAccount;
  leads: Lead[];
  tasks: Task[];
  templates: Template[];
  liveTrainings: LiveTraining[];
  /** Calls GET on a path as the account, to see what the server has stored. */
  getFromApi<Answer>(path: string): Promise<Answer>;
  /** Reloads the page at its current address. Browser storage survives, state in memory does not. */
  reload(): Promise<void>;
}

// Share one stack between all tests of a worker. This is safe, because each test has its own accounts.
const stack = await startTestStack({ RATE_LIMIT_PER_ADDRESS: "1000000" });
const realFetch = globalThis.fetch;

followBrowser();

const nobody: ReadyAccount = { user: undefined as never, token: "", cookieToken: "", password: "" };
let network: Network | undefined;
let page: ReturnType<typeof renderApp> | undefined;

/** Renders the app at an address with the real handlers and a real database. */
export async function renderScreen(path: string, options: ScreenOptions = {}): Promise<Screen> {
  const { as = {}, seed = {}, failing = {}, browserStorage = {}, language = "de" } = options;
  await closeScreen();
  const account = as === "nobody" ? nobody : "token" in as ? as : await readyAccount(as);
  const leads = await createAll<Lead>("leads/create", account, (seed.leads ?? []).map(newLead));
  const tasks = await createAll<Task>("tasks/create", account, (seed.tasks ?? []).map(newTask));
  const templates = await createAll<Template>("templates/create", account, (seed.templates ?? []).map(newTemplate));
  const liveTrainings = await createEvents(stack, seed.liveTrainings ?? []);
  if (options.isAdmin) stack.configure({ ADMIN_EMAILS: account.user.email });
  await options.prepareCommunity?.(communityCalls(stack), account);
  const opened = openNetwork(stack, realFetch);
  network = opened;
  for (const [id, failure] of Object.entries(failing)) opened.fail(id as RouteId, failure);
  globalThis.fetch = opened.fetch;
  for (const [key, value] of Object.entries(browserStorage)) rawStorage.set(key, value);
  if (account.token) storage.set("authToken", account.token);
  if (language !== "de") await setLanguage(language);
  history.replaceState(null, "", path);
  mount();
  return {
    ...{ network: opened, stack, account, leads, tasks, templates, liveTrainings },
    getFromApi: async <Answer,>(address: string) => {
      const { json } = await stack.call({ method: "GET", path: address }, { token: account.token });
      return json as Answer;
    },
    reload: async () => {
      await unloadPage();
      mount();
    },
  };
}

async function createAll<Created>(
  id: "leads/create" | "tasks/create" | "templates/create",
  account: ReadyAccount,
  bodies: object[],
) {
  const created: Created[] = [];
  for (const body of bodies) {
    const { status, text, json } = await stack.call(id, { token: account.token, body });
    if (status !== 201) throw new Error(`${id} answered ${status}: ${text}`);
    created.push(json as Created);
  }
  return created;
}

function mount(): void {
  page = renderApp(document.body.appendChild(document.createElement("div")));
}

/** Clears all state in memory, as a browser does when it unloads a page. */
async function unloadPage(): Promise<void> {
  page?.root.unmount();
  page?.router.dispose();
  document.body.replaceChildren();
  await network?.settled();
  // Wait for the session request, because a late answer would sign the account in on the next page.
  await page?.sessionKnown;
  page = undefined;
  closeRenewal(false);
  restartSession();
  queryClient.clear();
  forgetLists();
  forgetNotificationCount();
  forgetCalendar();
  dismissToast();
  closeTaskDialog();
  clearDrafts();
  clearRecordDrafts();
  forgetChosenForms();
  forgetChosenFiles();
  clearPendingChanges();
  setConnected(true);
}

/** Runs after each test file. Lists of all accounts, posts or events would otherwise grow from file to file. */
export async function clearStack(): Promise<void> {
  await stack.clear();
  forgetAdmin(stack);
}

/** Runs after each test: removes the page, the simulated network and the browser's storage. */
export async function closeScreen(): Promise<void> {
  await unloadPage();
  const creations = ["live-trainings/create", "live-trainings/create-series"] as const;
  const hasCreatedEvents = creations.some((id) => (network?.sent(id).length ?? 0) > 0);
  network = undefined;
  globalThis.fetch = realFetch;
  stack.configure({ ADMIN_EMAILS: testEnvironment.ADMIN_EMAILS });
  await deleteEvents(stack, hasCreatedEvents);
  storage.clear();
  // Remove the entries too that `storage.clear()` keeps because they survive signing out.
  localStorage.clear();
  showLanguage("de");
}
