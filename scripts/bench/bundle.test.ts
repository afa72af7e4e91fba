import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { RouteId } from "@linkedpotential/contract/endpoints";
import { sampleCalls } from "@linkedpotential/fixtures/routes";
import { type SignedIn, signedInUser } from "@linkedpotential/local/testing/accounts";
import type { CallOptions } from "@linkedpotential/local/testing/call";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Bundle, bundleRoutes } from "./bundle.ts";
import { eventOf } from "./event-of.ts";

const ids: RouteId[] = ["auth/me", "auth/register", "tasks/create", "tasks/list", "leads/create", "support/send"];
const directory = mkdtempSync(join(tmpdir(), "bundled-"));
let stack: TestStack;
let bundles: Bundle[];
let account: SignedIn;
beforeAll(async () => {
  stack = await startTestStack();
  bundles = await bundleRoutes(ids, directory);
  account = await signedInUser(stack);
});
afterAll(async () => {
  rmSync(directory, { recursive: true });
  await stack.stop();
});

/** As in AWS: the SDK finds its own way to the services, with the credentials of the environment. */
function lambdaEnvironment(): NodeJS.ProcessEnv {
  const { DYNAMODB_ENDPOINT, SES_ENDPOINT, ...env } = process.env;
  const endpoints = { AWS_ENDPOINT_URL_DYNAMODB: DYNAMODB_ENDPOINT, AWS_ENDPOINT_URL_SES: SES_ENDPOINT };
  return { ...env, ...endpoints, AWS_ACCESS_KEY_ID: "local", AWS_SECRET_ACCESS_KEY: "local" };
}

/** Calls the deployed bundle of a route in a fresh process. */
async function callBundle(id: RouteId, options: CallOptions): Promise<{ status: number; json: unknown }> {
  const file = bundles.find((bundle) => bundle.id === id)?.file;
  const event = JSON.stringify(eventOf(id, options));
  const code = `const { handler } = await import(${JSON.stringify(file)});
    process.stdout.write(JSON.stringify(await handler(${event}, { getRemainingTimeInMillis: () => 30000 })));`;
  const node = ["--input-type=module", "--eval", code];
  const { stdout } = await promisify(execFile)(process.execPath, node, { env: lambdaEnvironment() });
  const { statusCode, body } = JSON.parse(stdout);
  return { status: statusCode, json: JSON.parse(body) };
}

it("reads the same through a bundle as through the sources", async () => {
  const { json } = await stack.call("auth/me", { token: account.token });
  expect(await callBundle("auth/me", { token: account.token })).toEqual({ status: 200, json });
  expect(await callBundle("auth/me", { token: `${account.token}x` })).toMatchObject({ status: 401 });
});

it("writes and queries through a bundle", async () => {
  const { token } = account;
  const created = await callBundle("tasks/create", { ...sampleCalls["tasks/create"], token });
  expect(created.status).toBe(201);
  expect(await callBundle("tasks/list", { token })).toEqual({ status: 200, json: [created.json] });
  expect(await stack.call("tasks/list", { token })).toMatchObject({ json: [created.json] });
});

it("runs a transaction through a bundle and tells a refused one apart", async () => {
  const { token, email } = account;
  const created = await callBundle("leads/create", { ...sampleCalls["leads/create"], token });
  expect(created.status).toBe(201);
  expect(await stack.call("leads/list", { token })).toMatchObject({ json: [{ id: 1 }] });
  const again = await callBundle("auth/register", { body: { name: "Ida", email, password: "geheim-und-lang" } });
  expect(again).toMatchObject({ status: 409, json: { code: "auth.email_taken" } });
});

it("sends a mail through a bundle", async () => {
  const before = stack.mails().length;
  const answer = await callBundle("support/send", { ...sampleCalls["support/send"], token: account.token });
  expect(answer.status).toBeLessThan(300);
  expect(stack.mails()).toHaveLength(before + 1);
});
