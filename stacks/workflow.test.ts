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
  needs?: string;
  permissions: Record<string, string>;
  strategy?: { matrix: { part: string[] } };
  env?: Record<string, string>;
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
const nightly: Workflow = read("workflows/nightly.yml");
const action: { runs: { steps: Step[] } } = read("actions/stage/action.yml");
const { checks, requirements, preview, production } = workflow.jobs;
const { faults, mutants } = nightly.jobs;
const jobs = [workflow, nightly].flatMap((one) => Object.entries(one.jobs));
const steps = [...jobs.flatMap(([, job]) => job.steps), ...action.runs.steps];

describe("the workflow", () => {
  it("pins third-party actions by commit, and inserts no value into a script", () => {
    const used = steps.flatMap(({ uses }) => uses ?? []).filter((name) => !name.startsWith("./"));
    expect(used.length).toBeGreaterThan(3);
    for (const name of used) expect(name).toMatch(/@[0-9a-f]{40}$/);
    for (const { run = "" } of steps) expect(run).not.toContain("${{");
  });

  it("gives each job minimal permissions: only jobs with an environment may sign in to AWS", () => {
    expect([workflow.permissions, nightly.permissions]).toEqual([{}, {}]);
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
    expect([requirements?.needs, preview?.needs, production?.needs]).toEqual([
      "checks",
      "requirements",
      "requirements",
    ]);
    expect(production?.if).toContain("github.event_name == 'push' && needs.requirements.result == 'success'");
    expect(production?.if).toMatch(/^!cancelled\(\)/);
  });

  it("runs the same checks as .ci/run, in concurrent parts, and the requirements on their reports", () => {
    const script = readFileSync(".ci/run", "utf8");
    for (const part of checks?.strategy?.matrix.part ?? [])
      expect(script).toMatch(new RegExp(`^ {2}(.* )?${part}( .*)?\\)`, "m"));
    expect(checks?.steps.map(({ run }) => run)).toContain('.ci/run "$PART"');
    expect(requirements?.steps.at(-1)).toEqual({ run: "npm run requirements" });
  });

  it("tries every fault each night", () => {
    expect(faults?.env).toEqual({ FULL_MATRIX: "1" });
    const runs = faults?.steps.flatMap(({ run }) => run ?? []);
    const tests = "npm run test:unit -- --project=node --project=robustness";
    expect(runs).toEqual([tests, "npm run faults", "npm run fuzz"]);
  });

  it("tries the mutants of every part each night, and keeps the results of those that fail too", () => {
    expect(nightly.on.schedule).toBeTruthy();
    const configured = readdirSync("stryker").filter((name) => name.endsWith(".mjs") && name !== "shared.mjs");
    expect(mutants?.strategy?.matrix.part.map((part) => `${part}.mjs`)).toEqual(configured.sort());
    expect(mutants?.steps.at(-1)).toMatchObject({
      if: "always()",
      uses: expect.stringMatching(/^actions\/cache\/save@/),
    });
  });
});
