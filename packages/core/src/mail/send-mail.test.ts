import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DomainError } from "../errors.ts";
import { behindGate } from "../gate.ts";

let stack: TestStack;
let sendMail: typeof import("./send-mail.ts").sendMail;
let subject: string;
let count = 0;
beforeAll(async () => {
  stack = await startTestStack();
  ({ sendMail } = await import("./send-mail.ts"));
});
afterAll(() => stack.stop());
beforeEach(() => {
  count += 1;
  subject = `Betreff ${count}`;
});

const send = () => sendMail({ to: "ida@example.org", subject, text: "Grüße", html: "<p>Grüße</p>" });
const sent = () => stack.mails().filter((mail) => mail.subject === subject).length;

describe("a mail", () => {
  it("waits until the session was found alive", async () => {
    const { promise: sessionCheck, resolve: pass } = Promise.withResolvers<void>();
    const sending = behindGate({ sessionCheck }, send);
    await sendMail({ to: "ida@example.org", subject: "Anderes", text: "", html: "" });
    expect(sent()).toBe(0);
    pass();
    await sending;
    expect(sent()).toBe(1);
  });

  it("is not sent for a session that has ended", async () => {
    const sessionCheck = Promise.reject(new DomainError("session.missing"));
    await expect(behindGate({ sessionCheck }, send)).rejects.toMatchObject({ code: "session.missing" });
    expect(sent()).toBe(0);
  });

  it("is not sent by a Lambda that may not", async () => {
    const granted = new Set(["dynamodb:PutItem"]);
    await expect(behindGate({ granted }, send)).rejects.toThrow("not granted to this route: ses:SendEmail");
    expect(sent()).toBe(0);
  });
});
