import { readdirSync } from "node:fs";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { withFault } from "@linkedpotential/local/testing/faults";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import type { Context } from "aws-lambda";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";

const begin = "2027-03-01T09:00:00.000Z";

let stack: TestStack;
let mailFailedExports: typeof import("../schedules/failed-exports.ts").handler;
beforeAll(async () => {
  stack = await startTestStack();
  ({ handler: mailFailedExports } = await import("../schedules/failed-exports.ts"));
});
beforeEach(() => stack.setNow(begin));
afterAll(() => stack.stop());

interface Someone {
  token: string;
  user: { id: number; email: string };
}

const request = ({ token }: Someone) => stack.call("user/request-export", { token });
const state = async ({ token }: Someone) => (await stack.call("user/get-export", { token })).json;
const read = ({ token }: Someone, cursor?: string) =>
  stack.call("user/read-export", { token, ...(cursor && { query: { cursor } }) });
const mailsTo = ({ user }: Someone) => stack.mails().filter(({ to }) => to === user.email);
const storedParts = ({ user }: Someone): string[] => {
  try {
    return readdirSync(`${stack.mediaDirectory}/.exports/${user.id}`);
  } catch {
    return [];
  }
};
const notReady = { status: 404, json: { code: "user.export_not_ready" } };

it("an export is written in the background, and a mail links to the settings", async () => {
  const someone = await readyAccount();
  expect(await state(someone)).toEqual({ state: "none", availableUntil: null });
  expect(await read(someone)).toMatchObject(notReady);
  expect(await request(someone)).toMatchObject({ status: 200, json: { state: "running" } });
  expect(await read(someone)).toMatchObject(notReady);
  await stack.deliver();
  expect(await state(someone)).toEqual({ state: "ready", availableUntil: "2027-03-08T09:00:00.000Z" });
  const [mail] = mailsTo(someone);
  expect(mail).toMatchObject({
    subject: expect.stringMatching(/^Ihre Daten sind bis \d\d\.\d\d\.\d{4} abrufbar$/),
    text: expect.stringContaining("bis zum 08.03.2027"),
  });
  expect(mail?.text).toContain("/freelance/dashboard?dialog=settings");
  expect((await read(someone)).json).toMatchObject({ account: { id: someone.user.id } });
});

it("an export is accessible to its owner only, and contains only its own parts", async () => {
  const [someone, other] = [await readyAccount(), await readyAccount()];
  await request(someone);
  await stack.deliver();
  expect(await read(other)).toMatchObject(notReady);
  expect(await read(someone, "2")).toMatchObject(notReady);
  expect(await read(someone, "0")).toMatchObject({ status: 400 });
  expect(await stack.call("user/read-export")).toMatchObject({ status: 401 });
});

it("an export is created once for repeated requests while it is written", async () => {
  const someone = await readyAccount();
  const answers = await Promise.all([request(someone), request(someone), request(someone)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await request(someone)).toMatchObject({ json: { state: "running" } });
  await stack.deliver();
  expect(mailsTo(someone)).toHaveLength(1);
});

it("an export expires after seven days, and can be requested again before and after", async () => {
  const someone = await readyAccount({}, true);
  await request(someone);
  await stack.deliver();
  stack.setNow("2027-03-05T09:00:00.000Z");
  await request(someone);
  expect(await read(someone)).toMatchObject(notReady);
  await stack.deliver();
  expect(await state(someone)).toEqual({ state: "ready", availableUntil: "2027-03-12T09:00:00.000Z" });
  expect(mailsTo(someone)).toHaveLength(2);
  stack.setNow("2027-03-12T09:00:00.000Z");
  expect(await state(someone)).toEqual({ state: "none", availableUntil: null });
  expect(await read(someone)).toMatchObject(notReady);
  expect(await request(someone)).toMatchObject({ json: { state: "running" } });
});

it("an export is completed by the next attempt, wherever the previous one was killed", {
  tags: "one-engine",
}, async () => {
  let isReached = true;
  for (let call = 1; isReached; call += 1) {
    stack.setNow(begin);
    const someone = await readyAccount();
    await request(someone);
    const attempt = () => stack.deliver().catch(() => undefined);
    isReached = await withFault({ call, moment: "before", isLasting: true }, attempt);
    // After two minutes the claim on the mail has expired, so the next delivery may send the mail.
    stack.setNow("2027-03-01T09:02:00.000Z");
    await stack.deliver();
    expect(await state(someone), `killed at call ${call}`).toMatchObject({ state: "ready" });
    expect(mailsTo(someone).length).toBeGreaterThan(0);
    expect((await read(someone)).json).toMatchObject({ account: { id: someone.user.id } });
  }
});

it("an export counts as failed after half an hour without progress, and can be requested again", async () => {
  const someone = await readyAccount();
  await request(someone);
  stack.setNow("2027-03-01T09:36:00.000Z");
  expect(await state(someone)).toEqual({ state: "failed", availableUntil: null });
  expect(await request(someone)).toMatchObject({ json: { state: "running" } });
  await stack.deliver();
  expect(await state(someone)).toMatchObject({ state: "ready" });
  expect(mailsTo(someone)).toHaveLength(1);
});

it("a failed export is reported by mail once, unless it was requested again or completed before", async () => {
  const [ready, failed, requestedAgain] = [await readyAccount(), await readyAccount(), await readyAccount()];
  const run = (time: string) => mailFailedExports({ time }, { awsRequestId: "run" } as Context);
  const headings = (of: Someone) => mailsTo(of).map(({ subject }) => subject.replace(/ bis \S+/, ""));
  await request(ready);
  await stack.deliver();
  for (const someone of [failed, requestedAgain]) await request(someone);
  await run("2027-03-01T09:35:00.000Z");
  expect(headings(failed)).toEqual([]);
  stack.setNow("2027-03-01T09:36:00.000Z");
  await request(requestedAgain);
  for (const time of ["09:36", "10:06"]) await run(`2027-03-01T${time}:00.000Z`);
  expect([ready, failed, requestedAgain].map(headings)).toEqual([
    ["Ihre Daten sind abrufbar"],
    ["Ihre Datei konnte nicht erstellt werden"],
    [],
  ]);
  expect(mailsTo(failed)[0]?.text).toContain("/freelance/dashboard?dialog=settings");
  await run("2027-03-01T10:12:00.000Z");
  expect(headings(requestedAgain)).toEqual(["Ihre Datei konnte nicht erstellt werden"]);
});

it("an export is erased with the account, also while it is written", async () => {
  const [ready, running] = [await readyAccount(), await readyAccount()];
  await request(ready);
  await stack.deliver();
  expect(storedParts(ready)).toEqual(["1"]);
  await request(running);
  for (const { token } of [ready, running]) {
    const body = { currentPassword: "geheim-und-lang" };
    expect(await stack.call("user/delete", { token, body })).toMatchObject({ status: 200 });
  }
  await stack.deliver();
  expect([storedParts(ready), storedParts(running)]).toEqual([[], []]);
});

it("requests for an export are limited to twenty per hour", { tags: "one-engine" }, async () => {
  const someone = await readyAccount();
  for (let time = 0; time < 20; time += 1) {
    expect(await request(someone)).toMatchObject({ status: 200 });
    await stack.deliver();
  }
  expect(await request(someone)).toMatchObject({ status: 429 });
});
