import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { resourcesOf } from "./testing/templates.ts";

interface Step {
  uses?: string;
  run?: string;
  if?: string;
  with?: Record<string, string>;
}
interface Job {
  if?: string;
  permissions: Record<string, string>;
  strategy?: { matrix: { part: string[] } };
  environment?: string | { name: string };
  steps: Step[];
}

const read = (path: string) => parse(readFileSync(`.github/${path}`, "utf8"));
interface Workflow {
  on: Record<string, { inputs?: object }>;
  permissions: object;
  jobs: Record<string, Job>;
}
const workflow: Workflow = read("workflows/deploy.yml");
const mutants: Workflow = read("workflows/mutants.yml");
const action: { runs: { steps: Step[] } } = read("actions/stage/action.yml");
const { checks, preview, production } = workflow.jobs;
const jobs = [workflow, mutants].flatMap((one) => Object.entries(one.jobs));
const steps = [...jobs.flatMap(([, job]) => job.steps), ...action.runs.steps];

describe("the workflow", () => {
  it("pins third-party actions by commit, and inserts no value into a script", () => {
    const used = steps.flatMap(({ uses }) => uses ?? []).filter((name) => !name.startsWith("./"));
    expect(used.length).toBeGreaterThan(3);
    for (const name of used) expect(name).toMatch(/@[0-9a-f]{40}$/);
    for (const { run = "" } of steps) expect(run).not.toContain("${{");
  });

  it("gives each job minimal permissions: only jobs with an environment may sign in to AWS", () => {
    expect([workflow.permissions, mutants.permissions]).toEqual([{}, {}]);
    for (const [name, { permissions, environment }] of jobs) {
      const wanted = environment ? { contents: "read", "id-token": "write" } : { contents: "read" };
      expect([name, permissions]).toEqual([name, wanted]);
    }
  });

  it("runs the smoke test as the last step of each deploy", () => {
    for (const job of [preview, production]) {
      expect(job?.steps.at(-1)).toMatchObject({ uses: "./.github/actions/stage", with: { command: "deploy" } });
    }
    expect(action.runs.steps.at(-1)).toMatchObject({
      if: "inputs.command == 'deploy'",
      run: expect.stringMatching(/^node scripts\/smoke\.ts "\$SITE" "\$API"/),
    });
  });

  it("checks the quota of response headers policies before a new preview", () => {
    const made = resourcesOf("preview", "AWS::CloudFront::ResponseHeadersPolicy").length;
    const before = action.runs.steps.slice(
      0,
      action.runs.steps.findIndex(({ run = "" }) => run.includes("npx sst")),
    );
    const check = before.find(({ run = "" }) => run.includes("list-response-headers-policies"));
    expect(check?.run).toContain(`used + ${made} > `);
    expect(readFileSync("docs/github-oidc.yaml", "utf8")).toContain("cloudfront:ListResponseHeadersPolicies");
  });

  it("deploys manually only commits that main has had, without checking them again", () => {
    expect(workflow.on.workflow_dispatch?.inputs).toMatchObject({ ref: { required: true } });
    expect(checks?.if).toContain("github.event_name != 'workflow_dispatch'");
    expect(production?.if).toContain("github.event_name == 'workflow_dispatch' && github.ref == 'refs/heads/main'");
    const [checkout, gate] = production?.steps ?? [];
    expect(checkout?.with).toMatchObject({
      ref: expect.stringContaining("inputs.ref || github.sha"),
      "fetch-depth": 0,
    });
    expect(gate?.run).toMatch(/git rev-list --first-parent origin\/main \| grep -x/);
  });

  it("deploys a push only when its checks have passed, although it also runs without them", () => {
    expect(production?.if).toContain("github.event_name == 'push' && needs.checks.result == 'success'");
    expect(production?.if).toMatch(/^!cancelled\(\)/);
  });

  it("tries the mutants of every part each night, and keeps the results of those that fail too", () => {
    expect(mutants.on.schedule).toBeTruthy();
    const configured = readdirSync("stryker").filter((name) => name !== "shared.mjs");
    expect(mutants.jobs.mutants?.strategy?.matrix.part.map((part) => `${part}.mjs`)).toEqual(configured.sort());
    expect(mutants.jobs.mutants?.steps.at(-1)).toMatchObject({
      if: "always()",
      uses: expect.stringMatching(/^actions\/cache\/save@/),
    });
  });
});
