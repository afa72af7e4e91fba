// node scripts/smoke.ts <address of the site> [address of the API] [--wait <seconds>]: checks the essential pages and
// routes of a deployed stage. Prints the problems and then exits with 1. With --wait it repeats the checks for this
// time, because DNS and the distribution need minutes after a first deploy.
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({
  options: { wait: { type: "string", default: "0" } },
  allowPositionals: true,
});
const [site = "", api] = positionals.map((address) => address.replace(/\/$/, ""));

/**
 * Requests an address. Reads the whole body, because an unread body would keep the connection and this process open.
 */
async function ask(address: string) {
  const answer = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(20_000) });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

const checks: Record<string, () => Promise<string | false>> = {
  "the start page comes with its security headers": async () => {
    const { status, headers } = await ask(`${site}/`);
    const wanted = ["content-security-policy", ...(site.startsWith("https:") ? ["strict-transport-security"] : [])];
    const missing = wanted.filter((name) => !headers.has(name));
    return (status !== 200 && `answers ${status}`) || (missing.length > 0 && `lacks ${missing}`);
  },
  "the scripts and styles of the page are there": async () => {
    const page = await ask(`${site}/`);
    const files = [...page.text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
    const answers = await Promise.all(files.map(async (path) => ({ path, status: (await ask(site + path)).status })));
    const missing = answers.filter(({ status }) => status !== 200).map(({ path }) => path);
    return (files.length === 0 && "the page names none") || (missing.length > 0 && `${missing} missing`);
  },
  "the API asks who calls": async () => {
    const { status } = await ask(`${site}/api/auth/me`);
    return status !== 401 && `/api/auth/me answers ${status} instead of 401`;
  },
  "the keys of sign-in are published": async () => {
    const { status, text } = await ask(`${site}/.well-known/jwks.json`);
    const { keys } = status === 200 ? (JSON.parse(text) as { keys: object[] }) : { keys: [] };
    return keys.length === 0 && `/.well-known/jwks.json answers ${status} and no key`;
  },
  "an answer carries the id by which logs find it": async () => {
    const { status, headers } = await ask(`${site}/api/openapi.json`);
    return (status !== 200 || !headers.has("x-request-id")) && `/api/openapi.json answers ${status}, or without id`;
  },
  ...(api && {
    "the API answers through the distribution only": async () => {
      const { status } = await ask(`${api}/api/auth/me`);
      return status !== 404 && `${api} answers ${status} without the distribution instead of 404`;
    },
  }),
};

const problemOf = async (check: () => Promise<string | false>): Promise<string | false> =>
  check().catch((error: Error) => `${error.message} ${error.cause ?? ""}`);

const until = Date.now() + Number(values.wait) * 1000;
for (const [name, check] of Object.entries(checks)) {
  let problem = await problemOf(check);
  while (problem && Date.now() < until) {
    await pause(5000);
    problem = await problemOf(check);
  }
  process.stdout.write(`${problem ? "WRONG" : "ok   "} ${name}${problem ? `: ${problem}` : ""}\n`);
  if (problem) process.exitCode = 1;
}
