import type { Browser, Locator, Page } from "@playwright/test";
import { openBrowser, slowDown, startSite } from "./browser.ts";
import { median, table } from "./figures.ts";

const rounds = 3;
const leadCount = 5000;
const pressMs = 80;

type Act = (page: Page) => Promise<unknown>;

/** Presses where something is, as long as a person does. Found before the measurement: looking for it costs the page time. */
async function clickOn(place: Locator): Promise<Act> {
  await place.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return (page) => page.mouse.click(x + width / 2, y + height / 2, { delay: pressMs });
}
const typeInSearch = async (page: Page): Promise<Act> => {
  await page.getByRole("searchbox").focus();
  return ({ keyboard }) => keyboard.type("brand", { delay: 150 });
};
const clear = async (): Promise<Act> => (page) => page.keyboard.press("Escape");
const scroll = async (page: Page): Promise<Act> => {
  await page.mouse.move(700, 600);
  return async () => {
    for (let turn = 0; turn < 8; turn += 1) await page.mouse.wheel(0, 200);
  };
};
const record = (page: Page) => page.getByRole("table").getByRole("row").nth(4).getByRole("cell").nth(2);
const openRecord = (page: Page) => clickOn(record(page));
const toView = (name: string) => (page: Page) => clickOn(page.locator("label", { hasText: name }));

const actions = {
  scrolling: scroll,
  "opening a record": openRecord,
  "closing it": clear,
  "typing in the search": typeInSearch,
  "clearing the search": clear,
  "sorting by name": (page: Page) => clickOn(page.getByRole("button", { name: "Name", exact: true })),
  "to the board": toView("Board"),
  "typing on the board": typeInSearch,
  "clearing it there": clear,
  "back to the list": toView("Liste"),
};

export async function manyLeads(): Promise<string> {
  const stack = await startSite({ DATA_DIR: ":memory:", LOG_LEVEL: "silent", PLAN_LIMITS: "off" });
  const browser = await openBrowser();
  try {
    const body = JSON.stringify({ leads: leadCount, plan: "premium" });
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${stack.address}/__local/accounts`, { method: "POST", body, headers });
    const { token } = (await answer.json()) as { token: string };
    const page = await browser.newPage({ locale: "de-DE", viewport: { width: 1440, height: 900 } });
    await page.addInitScript((value) => localStorage.setItem("freelance_authToken", value), token);
    await page.goto(`${stack.address}/freelance/dashboard?section=leads`, { waitUntil: "networkidle" });
    await page.getByRole("table").waitFor();
    // The code of the dialog and the board is fetched before anything is measured.
    await record(page).click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.locator("label", { hasText: "Board" }).click();
    await page.getByRole("region", { name: "Pipeline" }).getByRole("listitem").first().waitFor();
    await page.locator("label", { hasText: "Liste" }).click();
    await page.getByRole("table").waitFor();
    await slowDown(page, 4);
    const longest = new Map<string, number[]>();
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, prepare] of Object.entries(actions)) {
        const act = await prepare(page);
        const task = await longestTask(browser, page, () => act(page));
        longest.set(name, [...(longest.get(name) ?? []), task]);
      }
    }
    const rows = [...longest].map(([name, tasks]) => [name, shown(median(tasks)), shown(Math.max(...tasks))]);
    return [
      `P13: the longest task of each action on ${leadCount.toLocaleString("en")} leads, CPU slowed down 4×, ${rounds} rounds (target: none over 50 ms). It is the thread's processor time, whatever else runs. What earlier actions left is collected before each: the browser does it when the page rests, in the middle of whatever comes next.`,
      "",
      table(["Action", "median", "worst"], rows),
    ].join("\n");
  } finally {
    await browser.close();
    await stack.end("SIGTERM");
  }
}

const shown = (task: number): string => `${task.toFixed(0)} ms`;

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** The thread's processor time, in µs. */
  tdur?: number;
  args: { name?: string };
}

/** Processor time of the page's longest task while something is done, in ms: what passes on a machine that is idle. */
async function longestTask(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  await session.detach();
  await browser.startTracing(page, { categories: ["toplevel", "disabled-by-default-devtools.timeline"] });
  await act();
  await page.waitForTimeout(2000);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const pages = trace.traceEvents.filter(
    (event) => event.name === "thread_name" && event.args.name === "CrRendererMain",
  );
  const ofPages = new Set(pages.map(thread));
  const tasks = trace.traceEvents.filter((event) => /\bRunTask$/.test(event.name) && ofPages.has(thread(event)));
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}
