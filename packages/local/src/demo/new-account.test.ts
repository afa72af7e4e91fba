import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import type { User } from "@linkedpotential/contract/user/schema";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningStack, runningStack } from "../running-stack.ts";
import { type SpawnedStack, spawnStack } from "../testing/spawned-stack.ts";

let spawned: SpawnedStack;
let stack: RunningStack;
beforeAll(async () => {
  spawned = await spawnStack({ DATA_DIR: ":memory:", SEED: "off", PASSWORD_COST: "10" });
  stack = runningStack(spawned.address);
});
afterAll(() => spawned.end("SIGKILL"));

interface Made {
  user: User;
  token: string;
  password: string;
}
const make = async (wish: object): Promise<Made> => (await stack.local("accounts", wish)) as Made;

it("creates a verified account with a valid token and password, without sending a mail", async () => {
  const { user, token, password } = await make({ email: "Ida@Example.org", name: "Ida Öz" });
  expect(user).toMatchObject({
    ...{ email: "Ida@Example.org", name: "Ida Öz", emailVerified: true },
    ...{ plan: "kostenlos", role: "freelancer", workspace: "freelance", isAdmin: false },
  });
  expect(await stack.call("auth/me", { token })).toEqual({ status: 200, json: user });
  const body = { email: "ida@example.org", password };
  expect(await stack.call("auth/login", { body })).toMatchObject({ status: 200, json: { user: { id: user.id } } });
  expect(await stack.mails()).toEqual([]);
});

it("creates every kind of account, with a new address each when none is given", async () => {
  const [premium, business, admin] = await Promise.all([
    make({ plan: "premium" }),
    make({ role: "business" }),
    make({ email: "admin@linkedpotential.local" }),
  ]);
  expect([premium.user.plan, business.user.role, admin.user.isAdmin]).toEqual(["premium", "business", true]);
  expect(premium.user.email).not.toBe(business.user.email);
});

it("creates leads beyond the limit of the free plan, all different", async () => {
  const { token } = await make({ leads: 1203 });
  const headers = { authorization: `Bearer ${token}` };
  const rows: LeadRow[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const page: Response = await fetch(`${spawned.address}/api/leads${cursor && `?cursor=${cursor}`}`, { headers });
    rows.push(...((await page.json()) as LeadRow[]));
    cursor = page.headers.get("x-next-cursor");
  }
  expect(rows).toHaveLength(1203);
  expect(new Set(rows.map(({ name, company }) => `${name} ${company}`)).size).toBe(1203);
  expect(new Set(rows.map(({ status }) => status)).size).toBe(7);
  expect(rows.filter(({ followUpDate }) => followUpDate).length).toBe(401);
});

it("refuses an address that has an account", async () => {
  const wish = { email: "tobias@example.org" };
  await make(wish);
  await expect(make({ email: "TOBIAS@example.org" })).rejects.toThrow(/answered 400: .*existiert bereits/);
});
