import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { newLiveTraining } from "@linkedpotential/fixtures/live-trainings";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { linkParameters } from "./mail/mailbox.ts";
import { type RunningStack, runningStack } from "./running-stack.ts";
import { type SpawnedStack, spawnStack } from "./testing/spawned-stack.ts";

const directory = mkdtempSync(join(tmpdir(), "durability-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const started: SpawnedStack[] = [];
const start = async (environment: Record<string, string>): Promise<SpawnedStack> => {
  const stack = await spawnStack(environment);
  started.push(stack);
  return stack;
};
afterEach(() => Promise.all(started.map((stack) => stack.end("SIGKILL"))));

const password = "geheim-und-lang";
const kept = { DATA_DIR: directory, SEED: "off", PLAN_LIMITS: "off", PASSWORD_COST: "10" };

async function register(stack: RunningStack, email = "dauer@example.org"): Promise<void> {
  await stack.call("auth/register", { body: { name: "Ida Öz", email, password } });
  const token = linkParameters(await stack.mailTo(email)).get("token");
  expect(await stack.call("auth/verify-email", { body: { token, email } })).toMatchObject({ status: 200 });
}

async function signIn(stack: RunningStack, email = "dauer@example.org"): Promise<string> {
  const { json } = await stack.call("auth/login", { body: { email, password } });
  return (json as { token: string }).token;
}

/** Lists the ids of processes whose command line contains the text. */
const processesNaming = (text: string): string[] =>
  readdirSync("/proc").filter((id) => {
    if (!/^\d+$/.test(id) || id === String(process.pid)) return false;
    try {
      return readFileSync(`/proc/${id}/cmdline`, "utf8").includes(text);
    } catch {
      return false;
    }
  });

it("keeps every answered write after kill -9 during 500 writes", async () => {
  const first = await start(kept);
  const before = runningStack(first.address);
  await register(before);
  const token = await signIn(before);
  const answered: string[] = [];
  const { promise: halfWay, resolve } = Promise.withResolvers<void>();
  const write = async (index: number) => {
    const body = { name: `Lead ${index}`, company: "Müller AG", position: "CEO" };
    const { status } = await before.call("leads/create", { body, token });
    if (status === 201) answered.push(body.name);
    if (answered.length >= 120) resolve();
  };
  const lanes = Array.from({ length: 10 }, async (_, lane) => {
    for (let index = lane; index < 500; index += 10) await write(index);
  });
  // The kill interrupts some requests. Only writes that were answered before it must survive.
  const cutOff = Promise.allSettled(lanes);
  await Promise.race([halfWay, cutOff]);
  await first.end("SIGKILL");
  await cutOff;
  expect(answered.length).toBeGreaterThanOrEqual(120);
  await vi.waitFor(() => expect(processesNaming(directory)).toEqual([]), { timeout: 20_000 });

  const second = await start(kept);
  const after = runningStack(second.address);
  expect(await after.call("auth/me", { token })).toMatchObject({ status: 200 });
  expect(await after.mails()).not.toHaveLength(0);
  const { json } = await after.call("leads/list", { token: await signIn(after), query: { limit: "1000" } });
  const names = new Set((json as LeadRow[]).map(({ name }) => name));
  expect(answered.filter((name) => !names.has(name))).toEqual([]);
  expect(statSync(join(directory, "keys.json")).mode & 0o077).toBe(0);
  expect(await second.end("SIGTERM")).toBe(0);
  expect(processesNaming(directory)).toEqual([]);
}, 60_000);

it("mails a registration exactly once after the restart when killed with -9 right after it", async () => {
  const environment = { ...kept, DATA_DIR: join(directory, "seats"), ADMIN_EMAILS: "dauer@example.org" };
  const first = await start(environment);
  const before = runningStack(first.address);
  await register(before);
  const token = await signIn(before);
  const created = await before.call("live-trainings/create", { token, body: newLiveTraining() });
  const { id: eventId } = created.json as { id: number };
  expect(await before.call("live-trainings/register", { token, body: { eventId } })).toMatchObject({ status: 201 });
  await first.end("SIGKILL");
  await vi.waitFor(() => expect(processesNaming(environment.DATA_DIR)).toEqual([]), { timeout: 20_000 });

  const second = await start(environment);
  const mailed = async () => {
    const mails = await runningStack(second.address).mails("dauer@example.org");
    return mails.filter(({ subject }) => subject.startsWith("Platz reserviert: ")).length;
  };
  await vi.waitFor(async () => expect(await mailed()).toBe(1), { timeout: 20_000 });
  // On SIGTERM the stack finishes all deliveries before it ends. A second mail would therefore be in the file now.
  expect(await second.end("SIGTERM")).toBe(0);
  const mails = readFileSync(join(environment.DATA_DIR, "mails.jsonl"), "utf8");
  expect(mails.match(/live-event\.ics/g)).toHaveLength(1);
}, 120_000);

it("stores nothing with DATA_DIR=:memory: and prints how to use the demo accounts of a seeded stack", async () => {
  const stack = await start({ DATA_DIR: ":memory:", PASSWORD_COST: "10" });
  expect(stack.output()).toContain(`LinkedPotential ready: ${stack.address}`);
  // The README lists the same accounts and the same code.
  const readme = readFileSync(join(import.meta.dirname, "../../../README.md"), "utf8");
  const access = [...readme.matchAll(/^\| `(\S+@linkedpotential\.local)`|the code `(\S+)`/gm)].map(
    ([, email, code]) => email ?? code,
  );
  expect(access).toHaveLength(6);
  expect([...stack.output().matchAll(/^(?:Sign in|Register a business): (\S+)/gm)].map(([, shown]) => shown)).toEqual(
    access,
  );
  const health = await fetch(`${stack.address}/__local/health`);
  expect(health.status).toBe(200);
  const body = { email: "admin@linkedpotential.local", password: /admin@\S+ \/ (\S+)/.exec(stack.output())?.[1] };
  const { status, json } = await runningStack(stack.address).call("auth/login", { body });
  expect({ status, json }).toMatchObject({ status: 200, json: { user: { isAdmin: true } } });
  expect(await stack.end("SIGINT")).toBe(0);
});
