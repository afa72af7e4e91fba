import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { config } from "../config.ts";
import { withCallHooks } from "../outbound-calls.ts";

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

const send = () => sendMail(config(), { to: "ida@example.org", subject, text: "Grüße", html: "<p>Grüße</p>" });
const sent = () => stack.mails().filter((mail) => mail.subject === subject).length;

describe("sendMail", () => {
  it.each([{}, { oneClick: "https://example.org/out" }])(
    "sends to the ASCII form of a domain, with %o",
    async (more) => {
      const mail = { subject, text: "", html: "", ...more };
      await sendMail(config(), { to: "ida@münchen.example", replyTo: "ines@Köln.example", ...mail });
      expect(stack.mails()[0]).toMatchObject({
        to: "ida@xn--mnchen-3ya.example",
        replyTo: "ines@xn--kln-sna.example",
        subject,
      });
    },
  );

  it("sets sender, recipient and reply address, and replaces a lone surrogate by U+FFFD", async () => {
    const half = "\ud83d";
    await sendMail(config(), {
      to: "ida@example.org",
      subject: `${subject}${half}`,
      text: `Text${half}`,
      html: `<p>${half}</p>`,
      replyTo: "ines@example.org",
    });
    expect(stack.mails()[0]).toMatchObject({
      from: "LinkedPotential <post@linkedpotential.local>",
      to: "ida@example.org",
      subject: `${subject}\ufffd`,
      text: "Text\ufffd",
      html: "<p>\ufffd</p>",
      replyTo: "ines@example.org",
    });
    await send();
    expect(stack.mails()[0]).not.toHaveProperty("replyTo");
  });

  it("sends attachments, with the same headers as a mail without", async () => {
    const long = `${subject} – ${"Größe 🙂 ".repeat(20)}`.trim();
    const content = `BEGIN:VCALENDAR\r\n${"SUMMARY:Übung\r\n".repeat(20)}`;
    await sendMail(config(), {
      ...{ to: "ida@example.org", subject: long, replyTo: "ines@example.org" },
      ...{ text: "Grüße\n\n--\nwir \ud83d", html: "<p>Grüße</p>" },
      attachments: [
        { name: "eins.ics", mediaType: "text/calendar; charset=utf-8", content },
        { name: "zwei.txt", mediaType: "text/plain; charset=utf-8", content: "" },
      ],
    });
    const base64 = (text: string) => Buffer.from(text).toString("base64");
    expect(stack.mails()[0]).toMatchObject({
      ...{ from: "LinkedPotential <post@linkedpotential.local>", to: "ida@example.org", replyTo: "ines@example.org" },
      ...{ subject: long, text: "Grüße\n\n--\nwir \ufffd", html: "<p>Grüße</p>" },
      attachments: [
        { name: "eins.ics", mediaType: "text/calendar", content: base64(content) },
        { name: "zwei.txt", mediaType: "text/plain", content: "" },
      ],
    });
  });

  it("sets the unsubscribe headers that mail programs show as a button (RFC 8058)", async () => {
    const oneClick = "https://example.org/api/unsubscribe/crm_followup.1.abc";
    const mail = { to: "ida@example.org", subject, text: "Grüße", html: "<p>Grüße</p>" };
    await sendMail(config(), { ...mail, oneClick });
    const headers = { "List-Unsubscribe": `<${oneClick}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
    expect(stack.mails()[0]).toMatchObject({ ...mail, headers, attachments: [] });
    await sendMail(config(), mail);
    expect(stack.mails()[0]).not.toHaveProperty("headers");
    await expect(sendMail(config(), { ...mail, oneClick: `${oneClick}>\r\nBcc: alle@example.org` })).rejects.toThrow(
      "line break",
    );
  });

  it("requires the grant for raw messages with attachments, and refuses line breaks in their headers too", async () => {
    const mail = { to: "ida@example.org", subject, text: "", html: "", attachments: [] };
    const granted = new Set(["ses:SendEmail"]);
    const refused = withCallHooks({ granted }, () => sendMail(config(), mail));
    await expect(refused).rejects.toThrow("not granted to this route: ses:SendRawEmail");
    for (const field of ["to", "subject", "replyTo"]) {
      const sending = sendMail(config(), { ...mail, [field]: "x\r\nBcc: alle@example.org" });
      await expect(sending).rejects.toThrow("a line of a mail's head holds a line break");
    }
    expect(sent()).toBe(0);
  });

  it.each(["\n", "\r"])("refuses %j in a header", async (end) => {
    const before = stack.mails().length;
    const mail = { to: "ida@example.org", subject, text: "", html: "" };
    const hostile = `${end}Bcc: alle@example.org`;
    for (const field of ["to", "subject", "replyTo"]) {
      const sending = sendMail(config(), { ...mail, [field]: `x${hostile}` });
      await expect(sending).rejects.toThrow("a line of a mail's head holds a line break");
    }
    expect(stack.mails()).toHaveLength(before);
  });

  it("sends a complete mail after one that SES refused", async () => {
    stack.refuseMails(true);
    await expect(send()).rejects.toThrow("Email address is not verified.");
    stack.refuseMails(false);
    await send();
    expect(stack.mails()[0]).toMatchObject({ to: "ida@example.org", subject, text: "Grüße", html: "<p>Grüße</p>" });
    expect(sent()).toBe(1);
  });

  it("refuses to send without the grant", async () => {
    const granted = new Set(["dynamodb:PutItem"]);
    await expect(withCallHooks({ granted }, send)).rejects.toThrow("not granted to this route: ses:SendEmail");
    expect(sent()).toBe(0);
  });
});
