import { crashFrame } from "@linkedpotential/contract/support/crash-reports";
import { crashReport } from "@linkedpotential/contract/support/schema";
import { sampleCalls } from "@linkedpotential/fixtures/routes";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import fc from "fast-check";
import { afterAll, beforeEach, expect, it, vi } from "vitest";

const stack = await startTestStack({ LOG_LEVEL: "info", RATE_LIMIT_PER_ADDRESS: "30" });
afterAll(() => stack.stop());

let lines: string[];
beforeEach(() => {
  lines = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => lines.push(String(text)) > 0);
});

const { body: sample } = sampleCalls["support/report-crash"];
const report = (parts: object = {}, address = "203.0.113.1") =>
  stack.call("support/report-crash", { body: { ...sample, ...parts }, address });

it("a crash report needs no session and writes crash and count into one log line", async () => {
  expect(await report()).toMatchObject({ status: 200, json: { success: true } });
  expect(lines).toHaveLength(1);
  const line = JSON.parse(lines[0] ?? "{}");
  expect(line).toMatchObject({
    route: "support/report-crash",
    "crash.release": "index-B1c2D3e4.js",
    "crash.kind": "render",
    "crash.place": "section",
    "crash.screen": "leads",
    "crash.name": "TypeError",
    "crash.frames": "sortLeads@leads-screen-B1c2D3e4.js:1:2034",
    "crash.components": "LeadsTab@leads-screen-B1c2D3e4.js:1:5120",
    crashes: 1,
  });
  expect(line._aws.CloudWatchMetrics[0].Metrics).toContainEqual({ Name: "crashes" });
});

it("a crash report is refused with text that may be user input, and above 8 KB", async () => {
  for (const parts of [
    { message: "Anna Müller", name: "Anna Müller" },
    { screen: "/freelance/dashboard?lead=Anna" },
    { frames: ["Cannot read Anna"] },
    { frames: ["f@https://example.org/a.js?name=anna:1:1"] },
    { components: Array.from({ length: 21 }, () => "f@a.js:1:1") },
  ]) {
    expect(await report(parts)).toMatchObject({ status: 400 });
  }
  expect(await report({ frames: ["x".repeat(8 * 1024)] })).toMatchObject({ status: 413 });
  expect(lines.join("")).not.toContain("Anna");
});

it("a crash report may only contain frames that match the pattern", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const isTaken = crashReport.safeParse({ ...sample, frames: [text] }).success;
      expect(isTaken).toBe(crashFrame.test(text));
      if (isTaken) expect(text).toMatch(/^[\w$.@:-]+$/);
    }),
  );
});

it("crash reports are limited per network", async () => {
  for (let times = 0; times < 30; times += 1) expect(await report({}, "203.0.113.2")).toMatchObject({ status: 200 });
  expect(await report({}, "203.0.113.2")).toMatchObject({ status: 429 });
  expect(await report({}, "203.0.113.3")).toMatchObject({ status: 200 });
});
