import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { root } from "./paths.mjs";
import { baseline, coverage, decisionsIn, reasonsIn, requirementRows, unexplained } from "./requirement-rows.mjs";
import { playwrightCounts, testsOfRun, vitestCounts } from "./test-report.mjs";

const folder = mkdtempSync(join(tmpdir(), "reports-"));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name, content) {
  const file = join(folder, name);
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

const unit = written("unit.json", {
  numPassedTests: 2,
  numFailedTests: 1,
  testResults: [
    {
      name: join(root, "packages/core/src/one.test.ts"),
      status: "failed",
      assertionResults: [
        { ancestorTitles: ["a group [LEAD-09]"], title: "passes [LEAD-01, D3]", status: "passed" },
        {
          ancestorTitles: [],
          title: "fails [LEAD-02]",
          status: "failed",
          failureMessages: ["\u001b[31mAssertionError: expected 1\u001b[39m\n    at one.test.ts:4:2"],
        },
        {
          ancestorTitles: [],
          title: "passes at its second attempt [LEAD-05..06]",
          status: "passed",
          failureMessages: ["AssertionError: expected 2\n    at one.test.ts:9:2"],
        },
        { ancestorTitles: [], title: "is meant to fail [LEAD-07]", status: "passed", meta: { fails: true } },
        { ancestorTitles: [], title: "left out by skipIf or only [LEAD-03]", status: "skipped" },
        { ancestorTitles: [], title: "not written [LEAD-04]", status: "todo" },
        { ancestorTitles: [], title: "for another machine", status: "skipped" },
      ],
    },
  ],
});

const robustness = written("robustness.json", { numPassedTests: 0, numFailedTests: 0, testResults: [] });
const journey = (title, status, expectedStatus = "passed") => ({
  file: "one.spec.ts",
  title,
  tests: [{ status, expectedStatus, results: [{ error: { message: "Error: locator\n  more" } }, {}] }],
});
const journeys = written("journeys.json", {
  stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 1 },
  errors: [],
  suites: [
    {
      specs: [journey("passes [TASK-01]", "expected"), journey("fails [TASK-02]", "unexpected")],
      suites: [
        {
          specs: [
            journey("passes at its second try [TASK-03]", "flaky"),
            journey("is meant to fail [TASK-04]", "expected", "failed"),
            journey("is skipped [TASK-05]", "skipped", "skipped"),
          ],
        },
      ],
    },
  ],
});

const rows = new Map(
  ["LEAD", "TASK"].flatMap((area) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => [`${area}-0${number}`, { area, isOpen: false, text: "…" }]),
  ),
);
const passed = (title) => [{ file: "one.test.ts", title, state: "passed" }];
const problemsOf = (title) => coverage(rows, passed(title)).problems;

describe("the requirements", () => {
  it("count only when a test ran and passed", () => {
    const { covered, problems } = coverage(rows, testsOfRun({ unit, robustness, journeys }));
    expect([...covered]).toEqual(["LEAD-01", "LEAD-05", "LEAD-06", "TASK-01", "TASK-03"]);
    expect(problems).toEqual([
      "packages/core/src/one.test.ts: skipped: left out by skipIf or only [LEAD-03]",
      "packages/core/src/one.test.ts: skipped: not written [LEAD-04]",
      "one.spec.ts: skipped: is skipped [TASK-05]",
    ]);
  });

  it("need the reports of both runners", () => {
    expect(testsOfRun({ unit: join(folder, "none.json"), robustness, journeys })).toBeUndefined();
    expect(testsOfRun({ unit, robustness: join(folder, "none.json"), journeys })).toBeUndefined();
    expect(testsOfRun({ unit, robustness, journeys: written("broken.json", "{") })).toBeUndefined();
  });

  it("count only in brackets and in ranges of at most four", () => {
    expect([...coverage(rows, passed("TASK-09, LEAD-09 [LEAD-01..04, TASK-02-NS]")).covered]).toEqual([
      "LEAD-01",
      "LEAD-02",
      "LEAD-03",
      "LEAD-04",
      "TASK-02",
    ]);
    expect(problemsOf("[LEAD-01..05]")).toEqual(["one.test.ts: more than 4 rows in one range: LEAD-01..05"]);
    expect(problemsOf("[LEAD-04..01]")).toEqual(["one.test.ts: runs backwards: LEAD-04..01"]);
    expect(problemsOf("[LEAD-99]")).toEqual(["one.test.ts: unknown requirement LEAD-99"]);
    expect(problemsOf("[LEAD-01, and more]")).toEqual(["one.test.ts: cannot be read: and more"]);
    expect(problemsOf("[D16, P4]")).toEqual([]);
  });

  it("are read from the lists", () => {
    expect(requirementRows().get("LEAD-01")).toMatchObject({ area: "LEAD", isOpen: false });
    expect(requirementRows().get("LEAD-30")).toBeDefined();
  });

  it("have a reason if and only if no test covers them", () => {
    const few = new Map([...rows].slice(0, 3));
    few.set("LEAD-10", { area: "LEAD", isOpen: true, text: "…" });
    const reasons = reasonsIn(
      "# Rows\n\n| Row | Reason |\n| --- | --- |\n| LEAD-02 | Not built (D4). |\n| LEAD-01 | Shown. |\n| LEAD-99 | ? |\n",
    );
    expect(reasons.get("LEAD-02")).toBe("Not built (D4).");
    const decisions = decisionsIn("| D7 | Admin | The server decides. |\n| O1 | … | … |");
    expect(unexplained(few, new Set(["LEAD-01"]), reasons, decisions)).toEqual([
      "shown by no test, and docs/requirements/reasons.md has no reason: LEAD-03",
      "a reason for no row: LEAD-99",
      "a reason for a row that is shown: LEAD-01",
    ]);
    const all = reasonsIn("| LEAD-02 | No. |\n| LEAD-03 | Contradicted by D7: the server decides. |");
    expect(unexplained(few, new Set(["LEAD-01"]), all, decisions)).toEqual([]);
    expect(unexplained(few, new Set(["LEAD-01"]), all, new Set(["O1"]))).toEqual([
      "contradicted by a decision that does not exist: D7",
    ]);
  });

  it("may only be added to the list, never lost", () => {
    const { lost, fresh, extended } = baseline("LEAD-01\nLEAD-02\n", new Set(["TASK-03", "LEAD-02"]));
    expect(lost).toEqual(["LEAD-01"]);
    expect(fresh).toEqual(["TASK-03"]);
    expect(extended).toBe("LEAD-01\nLEAD-02\nTASK-03\n");
  });
});

describe("the counts of a run", () => {
  it("name tests that failed or passed at the second attempt, and count the latter as failed on request", () => {
    const flaky = ["one.spec.ts: passes at its second try [TASK-03]\n  Error: locator"];
    const failures = ["one.spec.ts: fails [TASK-02]\n  Error: locator"];
    expect(playwrightCounts(journeys, 1, false)).toEqual({ passed: 3, failed: 1, failures, flaky });
    expect(playwrightCounts(journeys, 1, true)).toEqual({ passed: 2, failed: 2, failures, flaky });
    const lateTest = "packages/core/src/one.test.ts: passes at its second attempt [LEAD-05..06]";
    const unitLists = {
      failures: ["packages/core/src/one.test.ts: fails [LEAD-02]\n  AssertionError: expected 1"],
      flaky: [`${lateTest}\n  AssertionError: expected 2`],
    };
    expect(vitestCounts(unit, 1, false)).toEqual({ passed: 2, failed: 1, ...unitLists });
    expect(vitestCounts(unit, 1, true)).toEqual({ passed: 1, failed: 2, ...unitLists });
  });

  it("count one failure for a run without a report", () => {
    const nothing = join(folder, "none.json");
    expect(playwrightCounts(nothing, 1)).toEqual({ passed: 0, failed: 1, failures: [], flaky: [] });
    expect(vitestCounts(nothing, 1)).toEqual({ passed: 0, failed: 1, failures: [], flaky: [] });
  });
});
