import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type ScheduleId, type SubscriberId, schedules, subscribers } from "@linkedpotential/contract/background";
import { endpoints, type RouteId } from "@linkedpotential/contract/endpoints";
import { type Grant, sendsMails } from "@linkedpotential/contract/grant";
import { grants, type LambdaId } from "@linkedpotential/contract/grants";
import { routes } from "@linkedpotential/contract/routes";
import { sampleCalls } from "@linkedpotential/fixtures/routes";
import { signedInUser } from "@linkedpotential/local/testing/accounts";
import type { CallOptions } from "@linkedpotential/local/testing/call";
import { type LambdaStage, openLambdaStage } from "@linkedpotential/local/testing/lambda/environment";
import { callEvent, firstEvent, firstMessage } from "@linkedpotential/local/testing/lambda/first-event";
import { startLambda } from "@linkedpotential/local/testing/lambda/service";
import { batchOf, workerOf } from "@linkedpotential/local/testing/messages";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { dictionary } from "@zxcvbn-ts/language-common";
import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLambdas } from "../../../scripts/build-lambdas.mjs";
import { type Bundle, bundleList } from "../bundle/build.ts";
import { bundleOptions } from "../bundle/options.ts";

// Unpack the bundles outside the repository, so that a bundle cannot load files of the repository.
const directory = mkdtempSync(join(tmpdir(), "lambdas-"));
const ids = Object.keys(grants) as LambdaId[];
const isRoute = (id: LambdaId): id is RouteId => id in endpoints;

const someNumber = expect.any(Number);

const outcomes: Record<ScheduleId | SubscriberId, object> = {
  "schedules/follow-ups": { pages: 8 },
  "schedules/new-posts": { pages: 0 },
  "schedules/offered-seats": { events: someNumber, offers: 0, repaired: 0 },
  "schedules/check-contracts": { contracts: someNumber, changed: someNumber, grantsEnded: 0, running: someNumber },
  "schedules/event-reminders": { events: someNumber, due: 0 },
  "schedules/deleted-accounts": { accounts: someNumber, over: someNumber },
  "schedules/unverified-accounts": { notified: someNumber, erased: someNumber },
  "schedules/failed-exports": { files: someNumber, notified: someNumber },
  "schedules/index-accounts": { accounts: someNumber, entries: someNumber },
  "subscribers/erase-accounts": { traces: someNumber, state: "waits" },
  "subscribers/write-exports": { file: "ready" },
  "subscribers/mail-invitations": { mail: "sent" },
  "subscribers/mail-links": { mail: "sent" },
  "subscribers/fan-out": { people: 1, isLast: true },
  "subscribers/mail-follow-ups": { mail: "sent" },
  "subscribers/mail-live-trainings": { mail: "sent" },
  "subscribers/mail-collaborations": { mail: "sent" },
  "subscribers/mail-moderation": { mail: "sent" },
  "subscribers/mail-account-measures": { mail: "sent" },
  "subscribers/mail-new-posts": { mail: "sent" },
  "subscribers/mail-billing": { mail: "sent" },
  "subscribers/carry-out-declarations": { declaration: "cancelled" },
  "subscribers/sync-contracts": { contract: "synced" },
  "subscribers/cancel-renewals": { renewal: "cancelled" },
  "subscribers/change-series": { liveTrainings: 2 },
  "subscribers/clear-requests": { cleared: 1 },
  "subscribers/index-accounts": { entries: 6 },
  "subscribers/mail-project-requests": { mail: "sent" },
  "subscribers/index-profiles": { words: 38 },
  "subscribers/notify": { notified: 1 },
  "subscribers/count-days": { counted: true },
  "subscribers/note-bounces": { account: "marked" },
};
const background = ids.filter((id) => !isRoute(id));

let bundles: Bundle[];
let stack: TestStack;
let stage: LambdaStage;
beforeAll(async () => {
  buildLambdas(process.execPath);
  cpSync(dirname(bundleList), directory, { recursive: true });
  // Sort both by source, because Node lists the exports of a module by name and vitest lists them in source order.
  const bySourceOrder = (one: Bundle, other: Bundle) => ids.indexOf(one.id) - ids.indexOf(other.id);
  bundles = JSON.parse(readFileSync(bundleList, "utf8")).toSorted(bySourceOrder);
  stack = await startTestStack();
  stage = await openLambdaStage();
});
afterAll(async () => {
  stage.stop();
  await stack.stop();
  rmSync(directory, { recursive: true });
});

/** Sends one event to a new process with the bundle of a Lambda. Returns its answer and output. */
async function runAndRead(id: LambdaId, event: object): Promise<{ answer: unknown; output: string }> {
  const lambda = await startLambda({ directory: join(directory, id), environment: stage.environmentOf(id) });
  const [outcome] = await Promise.allSettled([lambda.invoke(event)]);
  const output = await lambda.stop();
  if (outcome.status === "rejected") throw outcome.reason;
  return { answer: outcome.value, output };
}

const run = async (id: LambdaId, event: object): Promise<unknown> => (await runAndRead(id, event)).answer;

async function call(id: RouteId, options: CallOptions) {
  const { statusCode, body = "" } = (await run(id, callEvent(id, options))) as APIGatewayProxyStructuredResultV2;
  return { status: statusCode, json: JSON.parse(body) };
}

describe("a bundle that runs as in the Lambda service", () => {
  it.each(routes)("$id answers a call according to its contract", async (route) => {
    const event = await firstEvent(route.id, stack);
    const answer = (await run(route.id, event)) as APIGatewayProxyStructuredResultV2;
    expect(answer).toMatchObject({ statusCode: route.status ?? 200 });
    expect(answer.headers).toMatchObject({
      "content-type": route.mediaType ?? "application/json; charset=utf-8",
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(event).toHaveProperty("requestContext.requestId", answer.headers?.["x-request-id"]);
    const value: unknown = route.mediaType ? answer.body : JSON.parse(answer.body ?? "");
    expect(route.answer.parse(value)).toEqual(value);
  });

  it.each(Object.keys(schedules) as ScheduleId[])("%s does its work", async (id) => {
    expect(await run(id, await firstEvent(id, stack))).toEqual(outcomes[id]);
  });

  it.each(Object.keys(subscribers) as SubscriberId[])("%s does its work in the bundle of its worker", async (id) => {
    const { answer, output } = await runAndRead(workerOf(id), batchOf([await firstMessage(id, stack)]));
    expect(answer).toEqual({ batchItemFailures: [] });
    expect(JSON.parse(output)).toMatchObject({ function: id, failures: 0, ...outcomes[id] });
  });

  it("returns the same data as the sources", async () => {
    const { token } = await signedInUser(stack);
    const { json } = await stack.call("auth/me", { token });
    expect(await call("auth/me", { token })).toEqual({ status: 200, json });
    expect(await call("auth/me", { token: `${token}x` })).toMatchObject({ status: 401 });
  });

  it("opens a session with the key of the Parameter Store, which other bundles accept", async () => {
    const { email, password } = await signedInUser(stack);
    const body = { email, password, rememberMe: false, workspaceSlug: "freelance" };
    const { json } = await call("auth/login", { body });
    expect(await call("auth/me", { token: json.token })).toMatchObject({ status: 200, json: { email } });
  });

  it("refuses calls that bypass the distribution", async () => {
    const { token } = await signedInUser(stack);
    const refused = await call("auth/me", { token, headers: { "x-origin-key": "guessed" } });
    expect(refused).toMatchObject({ status: 404, json: { code: "request.not_found" } });
  });

  it("writes and queries", async () => {
    const { token } = await signedInUser(stack);
    const created = await call("tasks/create", { ...sampleCalls["tasks/create"], token });
    expect(await call("tasks/list", { token })).toEqual({ status: 200, json: [created.json] });
    expect(await stack.call("tasks/list", { token })).toMatchObject({ json: [created.json] });
  });

  it("runs a transaction and recognizes a failed condition", async () => {
    const { token, email } = await signedInUser(stack);
    await call("leads/create", { ...sampleCalls["leads/create"], token });
    expect(await stack.call("leads/list", { token })).toMatchObject({ json: [{ id: 1 }] });
    const again = await call("auth/register", { body: { name: "Ida", email, password: "geheim-und-lang" } });
    expect(again).toMatchObject({ status: 409, json: { code: "auth.email_taken" } });
  });

  it("sends a mail", async () => {
    const { token } = await signedInUser(stack);
    const before = stack.mails().length;
    await call("support/send", { ...sampleCalls["support/send"], token });
    expect(stack.mails()).toHaveLength(before + 1);
  });
});

it("the bundled list of common passwords equals that of the package", async () => {
  const outfile = join(directory, "words.mjs");
  const entry = {
    contents: `export { dictionary } from "@zxcvbn-ts/language-common";`,
    resolveDir: import.meta.dirname,
  };
  await build({ ...bundleOptions, stdin: entry, outfile, logLevel: "error" });
  const packed: typeof import("@zxcvbn-ts/language-common") = await import(outfile);
  const commonPasswords = dictionary["passwords-common"];
  expect(commonPasswords.length).toBeGreaterThan(49_000);
  expect(packed.dictionary["passwords-common"]).toEqual(commonPasswords.toSorted());
});

/** Returns the Lambdas whose bundle contains a source file, or any file of a folder (a path that ends with a slash). */
const lambdasWith = (source: string): LambdaId[] =>
  bundles.filter(({ inputs }) => Object.keys(inputs).some((path) => path.startsWith(source))).map(({ id }) => id);

const reads =
  (...names: NonNullable<Grant["secrets"]>) =>
  ({ secrets = [] }: Grant): boolean =>
    names.some((name) => secrets.includes(name));

describe("the content of a bundle", () => {
  it.each(ids)("%s: contains no other Lambda", (id) => {
    const { inputs = {} } = bundles.find((bundle) => bundle.id === id) ?? {};
    const ownSources = new RegExp(`^(${id}|http/.+|background/.+|log-line)\\.ts$`);
    const foreign = Object.keys(inputs)
      .filter((path) => path.startsWith("packages/functions/src/"))
      .map((path) => path.replace("packages/functions/src/", ""))
      .filter((path) => !ownSources.test(path));
    expect(foreign).toEqual([]);
    expect(Object.keys(inputs)).toContain(`packages/functions/src/${id}.ts`);
  });

  it.each(["local", "web", "fixtures", "e2e"])("contains nothing of packages/%s", (name) => {
    expect(lambdasWith(`packages/${name}/`)).toEqual([]);
  });

  it("contains only a few operations of the clients for S3 and the Parameter Store", () => {
    const shapes = bundles.flatMap(({ id, inputs }) =>
      Object.entries(inputs)
        .filter(([path]) => /client-(s3|ssm)\/dist-es\/schemas\//.test(path))
        .map(([path, bytes]) => ({ id, path, bytes })),
    );
    expect(new Set(shapes.map(({ id }) => id))).toContain("profile/update");
    expect(shapes.filter(({ bytes }) => bytes > 25_000)).toEqual([]);
  });

  it("does not import node:http, which would load a WebSocket client at every cold start (docs/adr/0011)", () => {
    for (const { id } of bundles) {
      const code = readFileSync(join(directory, id, "index.mjs"), "utf8");
      expect([id, /(from|import)\s*"(node:)?http"/.test(code)]).toEqual([id, false]);
    }
  });

  it("contains only name and version of a library's package.json", () => {
    const holding = bundles.filter(({ id }) =>
      readFileSync(join(directory, id, "index.mjs"), "utf8").includes("devDependencies"),
    );
    expect(holding.map(({ id }) => id)).toEqual([]);
  });

  it("contains the middleware chain for routes, and only the log line for others", () => {
    expect(lambdasWith("packages/functions/src/http/chain.ts")).toEqual(ids.filter(isRoute));
    expect(lambdasWith("packages/functions/src/background/logged.ts")).toEqual(background);
  });

  it.each<[string, string, (grant: Grant) => unknown]>([
    ["reaches the database", "packages/core/src/db/client.ts", ({ table }) => table],
    ["sends mails", "packages/core/src/mail/send-mail.ts", sendsMails],
    ["calls SES", "packages/core/node_modules/@aws-sdk/client-ses/", sendsMails],
    ["stores media", "packages/core/src/media/media-objects.ts", ({ media }) => media],
    ["keeps people's files", "packages/core/src/media/export-parts.ts", ({ exports }) => exports],
    ["keeps files of messages", "packages/core/src/media/attachments.ts", ({ attachments }) => attachments],
    ["puts events on the bus", "packages/core/src/bus/", ({ publish }) => publish],
    ["calls the payment provider", "packages/core/src/payment/client.ts", reads("STRIPE_SECRET_KEY")],
    ["carries its SDK", "node_modules/stripe/", reads("STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET")],
    ["reads secrets", "packages/core/src/secrets/", ({ secrets }) => secrets],
  ])("contains what %s only with the grant for it", (_, source, isGranted) => {
    expect(lambdasWith(source)).toEqual(ids.filter((id) => isGranted(grants[id])));
  });
});
