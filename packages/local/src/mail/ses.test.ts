import { mkdtempSync, rmSync } from "node:fs";
import { appendFile } from "node:fs/promises";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { config } from "@linkedpotential/core/config";
import { afterAll, beforeAll, expect, it } from "vitest";
import { awsEndpointEnvironment } from "../aws-endpoints.ts";
import { portOf, serve } from "../http/server.ts";
import { type Mail, type Mailbox, openMailbox } from "./mailbox.ts";
import { createMailboxWeb } from "./mailbox-web.ts";
import { createSes } from "./ses.ts";

const directory = mkdtempSync(join(tmpdir(), "mails-"));
const file = join(directory, "mails.jsonl");
let mailbox: Mailbox;
let server: Server;
let address: string;
let isRefusing = false;
let sendMail: typeof import("@linkedpotential/core/mail/send-mail").sendMail;

beforeAll(async () => {
  mailbox = await openMailbox(file);
  const ses = createSes(mailbox, () => (isRefusing ? "MessageRejected" : undefined));
  server = await serve([ses, createMailboxWeb(mailbox)], "127.0.0.1", 0);
  address = `http://127.0.0.1:${portOf(server)}`;
  Object.assign(process.env, awsEndpointEnvironment(address));
  ({ sendMail } = await import("@linkedpotential/core/mail/send-mail"));
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await mailbox.close();
  rmSync(directory, { recursive: true });
});

const letter = {
  to: "jürgen@example.org",
  subject: "Grüße & mehr",
  text: "Hallo,\nhier der Link: https://example.org/?token=a&b=c",
  html: '<p>Hallo <a href="https://example.org/">Link</a></p>',
  replyTo: "antwort@example.org",
};
const mails = async () => (await (await fetch(`${address}/__local/mails`)).json()) as Mail[];

it("accepts mails of the SDK client and lists them newest first", async () => {
  await sendMail(config(), letter);
  await sendMail(config(), { ...letter, subject: "Zweite" });
  expect(await mails()).toMatchObject([
    { subject: "Zweite" },
    { ...letter, id: expect.any(String), from: expect.stringContaining("@"), sentAt: expect.stringMatching(/Z$/) },
  ]);
});

it("rejects mails as SES does while a refusal is set", async () => {
  isRefusing = true;
  await expect(sendMail(config(), letter)).rejects.toThrow("not verified");
  isRefusing = false;
});

it("keeps a mail that ends within a character separate from the next one", async () => {
  await sendMail(config(), { ...letter, text: "abgeschnitten \uD83D", html: "\uDC9C" });
  const next = { ...letter, to: "ida@example.org", subject: "Nur für Ida", replyTo: "team@example.org" };
  await sendMail(config(), next);
  expect((await mails()).slice(0, 2)).toMatchObject([
    next,
    { ...letter, text: "abgeschnitten \uFFFD", html: "\uFFFD" },
  ]);
});

it.each(["to", "replyTo", "subject"])("sends no mail with a line break in %s", async (field) => {
  const before = await mails();
  await expect(sendMail(config(), { ...letter, [field]: "a@example.org\r\nBcc: alle@example.org" })).rejects.toThrow(
    "line break",
  );
  await sendMail(config(), letter);
  expect((await mails()).slice(1)).toEqual(before);
});

it("reads raw messages with encoded subject, parts and attachment", async () => {
  const raw = [
    "From: =?UTF-8?Q?M=C3=BCller?= <m@example.org>",
    "To: x@example.org",
    "Subject: =?UTF-8?B?R3LDvMOfZQ==?=",
    "Content-Type: multipart/mixed; boundary=outer",
    "",
    "--outer",
    'Content-Type: multipart/alternative; boundary="inner"',
    "",
    "--inner",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: quoted-printable",
    "",
    "Sch=C3=B6n=",
    "er Tag",
    "--inner",
    "Content-Type: text/html; charset=utf-8",
    "Content-Transfer-Encoding: base64",
    "",
    Buffer.from("<b>Schöner Tag</b>").toString("base64"),
    "--inner--",
    "--outer",
    "Content-Type: text/calendar; name=event.ics",
    "Content-Disposition: attachment; filename=event.ics",
    "",
    "BEGIN:VCALENDAR",
    "--outer--",
  ].join("\r\n");
  const form = { Action: "SendRawEmail", "RawMessage.Data": Buffer.from(raw).toString("base64") };
  const answer = await fetch(`${address}/__local/ses/`, { method: "POST", body: new URLSearchParams(form) });
  expect(await answer.text()).toMatch(/<MessageId>[\w-]+<\/MessageId>/);
  expect((await mails())[0]).toMatchObject({
    from: "Müller <m@example.org>",
    to: "x@example.org",
    subject: "Grüße",
    text: "Schöner Tag",
    html: "<b>Schöner Tag</b>",
    attachments: [{ name: "event.ics", mediaType: "text/calendar" }],
  });
});

it("shows the headers from which mail programs create buttons", async () => {
  await sendMail(config(), { ...letter, oneClick: "https://example.org/api/unsubscribe/a.1.b" });
  const page = await (await fetch(`${address}/__local/mailbox`)).text();
  expect(page).toContain("<dt>List-Unsubscribe</dt><dd>&lt;https://example.org/api/unsubscribe/a.1.b&gt;</dd>");
  expect(page).toContain("<dt>List-Unsubscribe-Post</dt><dd>List-Unsubscribe=One-Click</dd>");
});

it("shows the mail with its HTML in a frame without scripts", async () => {
  await sendMail(config(), { ...letter, subject: "<script>alert(1)</script>" });
  const page = await (await fetch(`${address}/__local/mailbox`)).text();
  expect(page).not.toContain("<script>");
  expect(page).toContain("jürgen@example.org");
  const frame = /<iframe[^>]+>/.exec(page)?.[0] ?? "";
  expect(frame).toContain("sandbox=");
  expect(frame).not.toContain("allow-scripts");
  const source = /src="([^"]+)"/.exec(frame)?.[1] ?? "";
  const framed = await fetch(address + source);
  expect(framed.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await framed.text()).toBe(`<base target="_top">${letter.html}`);
});

it("keeps every mail over a restart, also after a line that a crash cut off", async () => {
  const before = mailbox.list();
  await appendFile(file, '{"id":"torn","to":"x');
  const reopened = await openMailbox(file);
  await reopened.add({ ...letter, from: "a@example.org" });
  await reopened.close();
  const again = await openMailbox(file);
  expect(again.list().slice(1)).toEqual(before);
  await again.close();
});
