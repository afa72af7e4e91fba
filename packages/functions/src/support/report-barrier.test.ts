import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, afterEach, expect, it } from "vitest";

const stack = await startTestStack({ SUPPORT_EMAIL: "hilfe@example.org" });
afterEach(() => stack.refuseMails(false));
afterAll(() => stack.stop());

const report = (email: string, parts: object = {}) =>
  stack.call("support/report-barrier", {
    body: { email, page: "Anmeldung", message: "Der Dialog wird nicht vorgelesen.", ...parts },
  });

it("a report of a barrier needs no session and is mailed to the support team, with the reporter as reply address [D57]", async () => {
  expect(await report("ida@example.org")).toMatchObject({ status: 201, json: { success: true } });
  const mail = stack.lastMailTo("hilfe@example.org");
  expect(mail?.subject).toContain("Barriere: Anmeldung");
  expect(mail?.text).toContain("Der Dialog wird nicht vorgelesen.");
  expect(mail?.text).toContain("ida@example.org");
  expect(stack.lastMailTo("ida@example.org")).toBeUndefined();
});

it("a report of a barrier is refused with an invalid address, with an empty message, and as the sixth within an hour", async () => {
  for (const parts of [{ email: "ida" }, { page: " " }, { message: "" }]) {
    expect(await report("jan@example.org", parts)).toMatchObject({ status: 400 });
  }
  for (let times = 0; times < 5; times += 1) expect(await report("jan@example.org")).toMatchObject({ status: 201 });
  expect(await report("jan@example.org")).toMatchObject({ status: 429 });
});

it("a report of a barrier fails if its mail fails", async () => {
  stack.refuseMails(true);
  expect(await report("ole@example.org")).toMatchObject({ json: { code: "auth.mail_failed" } });
});
