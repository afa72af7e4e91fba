// @vitest-environment happy-dom
import { crashReport } from "@linkedpotential/contract/support/schema";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeServer } from "../../testing/server.ts";
import { sendReport } from "./crash-report.ts";
import { followCrashes } from "./crashes.ts";

const site = location.origin;
const stacks = {
  Chromium: `TypeError: Anna Müller is not iterable
    at sortLeads (${site}/assets/leads-B1.js:1:2034)
    at new Board (${site}/assets/board-C2.js:3:4)
    at ${site}/assets/app-D3.js:5:6
    at other (chrome-extension://abc/content.js:1:1)`,
  "Firefox and Safari": `sortLeads@${site}/assets/leads-B1.js:1:2034
Board@${site}/assets/board-C2.js:3:4
@${site}/assets/app-D3.js:5:6
other@moz-extension://abc/content.js:1:1`,
};

let sent: unknown[];
beforeEach(() => {
  localStorage.clear();
  sent = [];
  fakeServer(({ body }) => {
    sent.push(JSON.parse(String(body)));
    return { body: { success: true } };
  });
  document.head.innerHTML = '<script type="module" src="/assets/index-A0.js"></script>';
  history.replaceState(null, "", "/freelance/dashboard?section=leads&search=Anna");
});
afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

const thrown = (stack: string, error = new TypeError("Anna Müller is not iterable")) => Object.assign(error, { stack });

it.each(Object.entries(stacks))(
  "sends the stack frames of %s, the build and the section, but not the error message",
  async (_browser, stack) => {
    await sendReport({ error: thrown(stack), kind: "render", place: "section", componentStack: stack });
    const frames = ["sortLeads@leads-B1.js:1:2034", "Board@board-C2.js:3:4", "@app-D3.js:5:6"];
    expect(sent).toEqual([
      {
        ...{ release: "index-A0.js", kind: "render", place: "section", screen: "leads", name: "TypeError" },
        ...{ frames, components: frames },
      },
    ]);
    expect(crashReport.safeParse(sent[0]).success).toBe(true);
  },
);

it("sends each crash once per build, and at most twenty crashes", async () => {
  const crash = (line: number) =>
    sendReport({ error: thrown(`f@${site}/assets/a.js:${line}:1`), kind: "render", place: "card" });
  for (const line of [1, 1, 2]) await crash(line);
  expect(sent).toHaveLength(2);
  for (let line = 0; line < 30; line += 1) await crash(line);
  expect(sent).toHaveLength(20);
  document.head.innerHTML = '<script type="module" src="/assets/index-B1.js"></script>';
  await crash(1);
  expect(sent).toHaveLength(21);
});

it.each([
  ["of another origin", { error: thrown("f@https://example.org/a.js:1:1"), kind: "error" }],
  ["that is not an Error", { error: "Anna Müller", kind: "rejection" }],
  ["of an aborted call", { error: new DOMException("", "AbortError"), kind: "render" }],
] as const)("sends nothing %s", async (_which, crash) => {
  await sendReport({ ...crash, place: "script" });
  expect(sent).toEqual([]);
});

it("replaces names that are not identifiers with 'other'", async () => {
  history.replaceState(null, "", "/?section=Anna%20M%C3%BCller");
  const error = Object.assign(new Error(""), { name: "Anna Müller", stack: "" });
  await sendReport({ error, kind: "render", place: "page" });
  expect(sent).toMatchObject([{ name: "other", screen: "other", frames: [] }]);
});

it("reports uncaught errors and unhandled rejections", async () => {
  followCrashes();
  dispatchEvent(new ErrorEvent("error", { error: thrown(stacks.Chromium) }));
  const rejection = Object.assign(new Event("unhandledrejection"), { reason: thrown(`g@${site}/assets/g.js:1:1`) });
  dispatchEvent(rejection);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { kind: "error", place: "script" },
    { kind: "rejection", place: "script" },
  ]);
});
