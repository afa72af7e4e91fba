import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { StoredReport } from "../reports/report.entity.ts";
import type { ModerationEvent } from "./moderation-notice.ts";

let stack: TestStack;
let put: (report: StoredReport) => Promise<unknown>;
let read: typeof import("./moderation-notice.ts").readModerationNotice;
beforeAll(async () => {
  stack = await startTestStack();
  const { ReportEntity } = await import("../reports/report.entity.ts");
  put = (report) => ReportEntity.put(report).go();
  ({ readModerationNotice: read } = await import("./moderation-notice.ts"));
});
afterAll(() => stack.stop());

const at = "2027-03-01T09:00:00.000Z";
const [author, reporter] = [7, 9];
/** Creates a report with the given steps, in order. */
const report = (reportId: number, ...kinds: StoredReport["steps"][number]["kind"][]): StoredReport => ({
  userId: author,
  postId: 3,
  reportId,
  reporterId: reporter,
  reason: "spam",
  explanation: "Werbung.",
  createdAt: at,
  reported: { title: "Titel", text: "Text", details: [], linkedinUrl: "" },
  state: "settled",
  revision: kinds.length + 1,
  steps: kinds.map((kind, index) => ({ kind, text: `${kind} ${index}`, at, revision: index + 2 })),
});
/** Stores the report and returns the notice derived from an event about it: notification type, recipient and step. */
async function noticeOf(type: ModerationEvent["type"], stored: StoredReport, revision: number) {
  await put(stored);
  const { userId, postId, reportId } = stored;
  const found = await read({ id: "1", type, userId, postId, reportId, revision });
  return found && [found.about, found.userId, found.step?.text];
}

it("notifies the reporter of the receipt and of the decision", async () => {
  expect(await noticeOf("report.received", report(1), 1)).toEqual(["report_received", reporter, undefined]);
  expect(await noticeOf("report.decided", report(2, "hidden"), 2)).toEqual(["report_upheld", reporter, "hidden 0"]);
  expect(await noticeOf("report.decided", report(3, "dismissed"), 2)).toEqual([
    "report_dismissed",
    reporter,
    "dismissed 0",
  ]);
});

it("notifies the author that the content was hidden, stays hidden or was restored", async () => {
  const all = report(4, "hidden", "objected", "hidden", "restored");
  expect(await noticeOf("content.moderated", all, 2)).toEqual(["content_hidden", author, "hidden 0"]);
  expect(await noticeOf("content.moderated", all, 4)).toEqual(["content_stays_hidden", author, "hidden 2"]);
  expect(await noticeOf("content.moderated", all, 5)).toEqual(["content_restored", author, "restored 3"]);
});

it("refers to the decision of the event, even after later decisions", async () => {
  const both = report(5, "dismissed", "hidden");
  expect(await noticeOf("report.decided", both, 2)).toEqual(["report_dismissed", reporter, "dismissed 0"]);
  expect(await noticeOf("report.decided", both, 3)).toEqual(["report_upheld", reporter, "hidden 1"]);
});

it("notifies nobody of an unknown decision or a deleted report", async () => {
  for (const type of ["report.decided", "content.moderated"] as const) {
    expect(await noticeOf(type, report(6, "hidden"), 3)).toBeUndefined();
    expect(await read({ id: "1", type, userId: author, reportId: 4711, revision: 2 })).toBeUndefined();
  }
});

it("notifies the author even if the reporter's account is deleted", async () => {
  const { reporterId, ...nameless } = report(7, "hidden");
  expect(await noticeOf("report.received", nameless, 1)).toBeUndefined();
  expect(await noticeOf("report.decided", nameless, 2)).toBeUndefined();
  expect(await noticeOf("content.moderated", nameless, 2)).toEqual(["content_hidden", author, "hidden 0"]);
});

it("finds the report of a person, which has no post", async () => {
  await put({ ...report(8, "hidden"), postId: 0 });
  expect(await read({ id: "1", type: "content.moderated", userId: author, reportId: 8, revision: 2 })).toMatchObject({
    about: "content_hidden",
    userId: author,
  });
});
