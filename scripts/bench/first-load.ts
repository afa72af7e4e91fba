import { get } from "node:http";
import { demoAccounts, demoPassword } from "@linkedpotential/local/demo/accounts";
import { openBrowser, startSite } from "./browser.ts";
import { kilobytes, table } from "./figures.ts";

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
  { name: "landing", path: "/landing/freelance", target: "15 kB", account: null },
  { name: "landing of businesses", path: "/business", target: "15 kB", account: null },
  { name: "dashboard", path: "/freelance/dashboard", target: "140 kB", account: free },
  { name: "dashboard of businesses", path: "/business/dashboard", target: "–", account: business },
];

async function signIn(address: string, email: string): Promise<string> {
  const body = JSON.stringify({ email, password: demoPassword });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${address}/api/auth/login`, { method: "POST", body, headers });
  return ((await answer.json()) as { token: string }).token;
}

export async function firstLoad(): Promise<string> {
  const stack = await startSite({ DATA_DIR: ":memory:", SEED: "on", LOG_LEVEL: "silent" });
  const browser = await openBrowser();
  try {
    const rows: string[][] = [];
    for (const { name, path, target, account } of pages) {
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
      rows.push([name, String(scripts.size), kilobytes(sizes.reduce((sum, bytes) => sum + bytes, 0)), target]);
      await context.close();
    }
    const head = ["Page", "scripts", "JavaScript over the wire (brotli)", "target"];
    return [
      "P8: what Chromium requests until the network is quiet, each script's size as the stack sends it.",
      "",
      table(head, rows),
    ].join("\n");
  } finally {
    await browser.close();
    await stack.end("SIGTERM");
  }
}
