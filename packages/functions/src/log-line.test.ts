import { DomainError } from "@linkedpotential/core/errors";
import { newLead } from "@linkedpotential/fixtures/leads";
import { signedInUser } from "@linkedpotential/local/testing/accounts";
import { withFault } from "@linkedpotential/local/testing/faults";
import { batchOf, handlerOf } from "@linkedpotential/local/testing/messages";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import type { Context } from "aws-lambda";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { defectOf } from "./log-line.ts";

let stack: TestStack;
let lines: string[];
beforeAll(async () => {
  stack = await startTestStack({ LOG_LEVEL: "info" });
});
afterAll(() => stack.stop());
beforeEach(() => {
  lines = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => lines.push(String(text)) > 0);
});

const context = { awsRequestId: "request-1" } as Context;
const lastLine = () => JSON.parse(lines.at(-1) ?? "{}");
const metrics = [{ Name: "failures" }];

it("a log line is written for each call of a route, with area and stage as the only metric dimensions", async () => {
  await stack.call("leads/list");
  expect(lines).toHaveLength(1);
  expect(lastLine()).toMatchObject({
    route: "leads/list",
    area: "crm",
    stage: "test",
    status: 401,
    code: "session.missing",
    failures: 0,
    durationMs: expect.any(Number),
    requestId: expect.any(String),
    _aws: {
      Timestamp: expect.any(Number),
      CloudWatchMetrics: [{ Namespace: "LinkedPotential", Dimensions: [["area", "stage"]], Metrics: metrics }],
    },
  });
});

it("a log line contains the user's id, and nothing about failures if there was none", async () => {
  const { token, user } = await signedInUser(stack);
  await stack.call("auth/me", { token });
  expect(lastLine()).toMatchObject({ route: "auth/me", area: "accounts", status: 200, userId: user.id, failures: 0 });
  for (const name of ["code", "defect", "stack"]) expect(lastLine()).not.toHaveProperty(name);
});

it("a log line is written for each run of a schedule, with its result", async () => {
  const { handler } = await import("./schedules/follow-ups.ts");
  await handler({ time: "2027-03-12T06:00:00Z" }, context);
  expect(lines).toHaveLength(1);
  expect(lastLine()).toMatchObject({
    function: "schedules/follow-ups",
    area: "background",
    requestId: "request-1",
    failures: 0,
    pages: 8,
  });
});

it("the metric of daily runs counts those that have succeeded, and no others", async () => {
  const { handler: daily } = await import("./schedules/follow-ups.ts");
  const { handler: frequent } = await import("./schedules/offered-seats.ts");
  const metricsOf = () => lastLine()._aws.CloudWatchMetrics[0].Metrics;
  await daily({ time: "2027-03-12T06:00:00Z" }, context);
  expect(lastLine()).toMatchObject({ dailyRuns: 1 });
  expect(metricsOf()).toEqual([...metrics, { Name: "dailyRuns" }]);
  await frequent({ time: "2027-03-12T06:00:00Z" }, context);
  expect(metricsOf()).toEqual(metrics);
  await expect(daily({ time: "" }, context)).rejects.toThrow("failed");
  expect(lastLine()).toMatchObject({ function: "schedules/follow-ups", failures: 1 });
  expect(metricsOf()).toEqual(metrics);
});

it("a log line names an unexpected error with its stack, without its message or personal data", async () => {
  const handler = await handlerOf("workers/bulk-mails");
  const { token, user, email } = await signedInUser(stack, { name: "Ida Öz" });
  await stack.call("leads/create", { token, body: newLead({ name: "Jürgen Groß", followUpDate: "2027-03-12" }) });
  const detail = { userId: user.id, date: "2027-03-12" };
  stack.refuseMails(true);
  const batch = batchOf([{ subscriber: "subscribers/mail-follow-ups", "detail-type": "user.follow_ups_due", detail }]);
  const failed = batch.Records.map(({ messageId }) => ({ itemIdentifier: messageId }));
  expect(await handler(batch, context)).toEqual({ batchItemFailures: failed });
  stack.refuseMails(false);
  expect(lastLine()).toMatchObject({
    function: "subscribers/mail-follow-ups",
    area: "background",
    failures: 1,
    userId: user.id,
    defect: "MessageRejected",
    stack: expect.stringContaining("send-mail"),
  });
  for (const secret of [email, "Ida", "Jürgen", "not verified"]) expect(lines.join()).not.toContain(secret);
});

it("a log line states why an external service failed; the answer to the caller does not", async () => {
  const { token, email, user } = await signedInUser(stack);
  stack.refuseMails(true);
  const answer = await stack.call("support/send", { token, body: { subject: "Frage", message: "Wie geht das?" } });
  stack.refuseMails(false);
  expect(answer.status).toBe(500);
  expect(answer.text).not.toContain("MessageRejected");
  expect(lastLine()).toMatchObject({
    route: "support/send",
    status: 500,
    code: "auth.mail_failed",
    failures: 1,
    defect: "MessageRejected",
    stack: expect.stringContaining("send-mail"),
  });
  for (const secret of [email, user.name, "Wie geht", "not verified"]) expect(lines.join()).not.toContain(secret);
});

it("a log line names the error of the database, not of the library that wrapped it", async () => {
  const { token } = await signedInUser(stack);
  const error = Object.assign(new Error("of Ida Öz"), { name: "AccessDeniedException" });
  await withFault({ call: 1, moment: "before", isLasting: true, error }, () => stack.call("leads/list", { token }));
  const sourceLocation = expect.stringContaining("core/src/");
  expect(lastLine()).toMatchObject({ status: 500, defect: "AccessDeniedException", stack: sourceLocation });
  expect(lines.join()).not.toContain("Ida");
});

it("a refusal does not count as unexpected, whatever its cause", async () => {
  expect((await stack.call("auth/me", { token: "garbage" })).status).toBe(401);
  expect(lastLine()).toMatchObject({ status: 401, code: "session.missing", failures: 0 });
  for (const name of ["defect", "stack"]) expect(lastLine()).not.toHaveProperty(name);
});

it("a log line of background work distinguishes a domain error from an unexpected one by its name", () => {
  expect(defectOf(new DomainError("request.conflict")).defect).toBe("DomainError");
  expect(defectOf(new TypeError("x is not a function")).defect).toBe("TypeError");
  expect(defectOf("text")).toEqual({ defect: "unknown", stack: "" });
});
