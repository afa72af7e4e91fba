import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Deployment, deployments } from "./synthesise.ts";
import { type Run, run } from "./testing/aws/run-command.ts";
import { startAws } from "./testing/aws/server.ts";
import { settingsInGuide } from "./testing/guide.ts";
import { stacksOf } from "./testing/templates.ts";

const aws = await startAws();
afterAll(aws.stop);

async function recorded(
  line: string,
  settings: Deployment | Record<string, string>,
): Promise<Run & { changes: string[] }> {
  const before = aws.account.changes.length;
  const given = typeof settings === "string" ? deployments[settings].settings : settings;
  const done = await run(line, aws.endpoint, { ...given });
  return { ...done, changes: aws.account.changes.slice(before) };
}

type Recorded = Awaited<ReturnType<typeof recorded>>;
let edge: Recorded;
let first: Recorded;
let production: Recorded;
let again: Recorded;
let rolledBack: Recorded;
let preview: Recorded;
let trial: Recorded;
let unconnected: Recorded;
let removal: Recorded;

/** Folder with the templates of a release that lacks some routes, one subscriber and two schedules. */
const smallerRelease = mkdtempSync(join(tmpdir(), "release-"));
afterAll(() => rmSync(smallerRelease, { recursive: true }));

// The AWS account is empty at first. The commands run one after another, because they share the working folder of SST.
beforeAll(async () => {
  execFileSync(process.execPath, ["stacks/testing/release-without-lambdas.ts", smallerRelease]);
  edge = await recorded("npx sst deploy --stage prod --region us-east-1", "edge");
  first = await recorded(`npx sst deploy --stage prod --from ${smallerRelease}`, "prod");
  production = await recorded("npx sst deploy --stage prod", "prod");
  again = await recorded("npx sst deploy --stage prod", "prod");
  rolledBack = await recorded(`npx sst deploy --stage prod --from ${smallerRelease}`, "prod");
  preview = await recorded("npx sst deploy --stage pr-1", "preview");
  trial = await recorded("npx sst deploy --stage trial", settingsInGuide("# .env.trial"));
  unconnected = await recorded("npx sst deploy Web --stage pr-2", "preview");
  removal = await recorded("npx sst remove --stage pr-1", "preview");
}, 1_200_000);

function broughtUp({ changes }: Recorded, name: Deployment): string[] {
  const expected = stacksOf(name).map(({ stackName }) => stackName);
  const up = expected.filter((stack) => changes.includes(`${stack}: CREATE_COMPLETE`));
  const { stage, region } = deployments[name];
  process.stdout.write(`${stage} in ${region}: ${up.length} of ${expected.length} stacks\n`);
  return up;
}

const namesOf = (name: Deployment) => stacksOf(name).map(({ stackName }) => stackName);

it("deploys the edge to an empty account, including the bootstrap stacks of CDK and SST", () => {
  expect(edge.exitCode, edge.output).toBe(0);
  expect(broughtUp(edge, "edge")).toEqual(namesOf("edge"));
  expect(edge.changes.slice(0, 2)).toEqual(["CDKToolkit: CREATE_COMPLETE", "SSTBootstrap: CREATE_COMPLETE"]);
});

it("deploys every stack of production", () => {
  expect(first.exitCode, first.output).toBe(0);
  expect(broughtUp(first, "prod")).toEqual(namesOf("prod"));
});

it("adds the routes, subscribers and schedules of the next release", () => {
  expect(production.exitCode, production.output).toBe(0);
  const updated = (stack: string) => `prod-linkedpotential-${stack}: UPDATE_COMPLETE`;
  const grown = ["Routes-crm", "Routes-community", "Subscribers", "Schedules"].map(updated);
  expect(production.changes).toEqual(expect.arrayContaining(grown));
});

it("rolls production back to the previous release, which lacks them", () => {
  expect(rolledBack.exitCode, rolledBack.output).toBe(0);
  expect(rolledBack.changes.filter((change) => !change.endsWith(": UPDATE_COMPLETE"))).toEqual([]);
  expect(rolledBack.changes.toSorted()).toEqual(production.changes.toSorted());
});

it("changes nothing when the same commit is deployed again", () => {
  expect(again.exitCode, again.output).toBe(0);
  expect(again.changes).toEqual([]);
});

it("deploys every stack of a preview while production exists", () => {
  expect(preview.exitCode, preview.output).toBe(0);
  expect(broughtUp(preview, "preview")).toEqual(namesOf("preview"));
});

it("deploys a stage with the short path of the guide", () => {
  expect(trial.exitCode, trial.output).toBe(0);
  expect(trial.changes).toHaveLength(namesOf("preview").length);
  expect(trial.output).toContain("SiteUrl: https://");
});

it("fails when a stack imports a value that no stack exports", () => {
  expect(unconnected.exitCode).not.toBe(0);
  expect(unconnected.output).toContain("No export named pr-2-linkedpotential-");
  expect(unconnected.changes).toEqual(["pr-2-linkedpotential-Web: ROLLBACK_COMPLETE"]);
});

it("removes a preview and keeps production", () => {
  expect(removal.exitCode, removal.output).toBe(0);
  const expected = namesOf("preview").map((name) => `${name}: DELETE_COMPLETE`);
  expect(removal.changes.toSorted()).toEqual(expected.toSorted());
});

it("makes no call that the emulated account does not support", () => {
  expect(aws.account.complaints).toEqual([]);
});
