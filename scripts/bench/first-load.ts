import { get } from "node:http";
import { demoAccounts, demoPassword } from "@linkedpotential/local/demo/accounts";
import { openBrowser, startSite } from "./browser.ts";
import { kilobytes, type Report, table } from "./report.ts";

const wireBytes = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on("end", () => resolve(bytes));
    }).once("error", reject);
  });

const { free, business } = demoAccounts;
const pages = [
  { name: "landing", path: "/landing/freelance", most: 15, account: null },
  { name: "landing of businesses", path: "/business", most: 15, account: null },
  { name: "dashboard", path: "/freelance/dashboard", most: 140, account: free },
  { name: "dashboard of businesses", path: "/business/dashboard", most: undefined, account: business },
];

async function signIn(address: string, email: string): Promise<string> {
  const body = JSON.stringify({ email, password: demoPassword });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${address}/api/auth/login`, { method: "POST", body, headers });
  return ((await answer.json()) as { token: string }).token;
}

export async function firstLoad(): Promise<Report> {
  const stack = await startSite({ DATA_DIR: ":memory:", SEED: "on", LOG_LEVEL: "silent" });
  const browser = await openBrowser();
  try {
    const rows: string[][] = [];
    const measured: { name: string; size: number; most: number }[] = [];
    for (const { name, path, most, account } of pages) {
      const context = await browser.newContext({ locale: "de-DE" });
      if (account) {
        const token = await signIn(stack.address, account.email);
        await context.addInitScript((value) => localStorage.setItem("freelance_authToken", value), token);
      }
      const page = await context.newPage();
      const scripts = new Set<string>();
      page.on("response", (response) => {
        if (response.request().resourceType() === "script") scripts.add(response.url());
      });
      await page.goto(stack.address + path, { waitUntil: "networkidle" });
      await page.getByRole("heading", { level: 1, name: account ? /^Guten/ : /./ }).waitFor();
      const sizes = await Promise.all([...scripts].map(wireBytes));
      const size = sizes.reduce((sum, bytes) => sum + bytes, 0);
      if (most !== undefined) measured.push({ name, size, most });
      rows.push([name, String(scripts.size), kilobytes(size), most === undefined ? "–" : `${most} kB`]);
      await context.close();
    }
    const head = ["Page", "scripts", "JavaScript over the wire (brotli)", "target"];
    const text = [
      "What Chromium requests until the network is quiet, each script's size as the stack sends it.",
      "",
      table(head, rows),
    ].join("\n");
    const what = "JavaScript of the first load (brotli)";
    const figure = measured.map(({ name, size }) => `${name} ${kilobytes(size)}`).join(", ");
    const isMet = measured.every(({ size, most }) => size <= most * 1000);
    return { results: [{ id: "P8", what, figure, target: "landing ≤ 15 kB, dashboard ≤ 140 kB", isMet }], text };
  } finally {
    await browser.close();
    await stack.end("SIGTERM");
  }
}
