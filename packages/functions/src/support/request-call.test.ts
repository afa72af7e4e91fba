import { randomUUID } from "node:crypto";
import type { WaitingWork } from "@linkedpotential/contract/admin/overview-schema";
import { newEmail } from "@linkedpotential/fixtures/accounts";
import { signedInAdmin } from "@linkedpotential/local/testing/accounts";
import { newNetwork } from "@linkedpotential/local/testing/call";
import { delivered } from "@linkedpotential/local/testing/messages";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, afterEach, describe, expect, it } from "vitest";

const stack = await startTestStack({ SUPPORT_EMAIL: "hilfe@example.org" });
afterEach(() => {
  stack.refuseMails(false);
  stack.setNow();
});
afterAll(() => stack.stop());

const confirmationsTo = (email: string) => stack.mails().filter(({ to }) => to.toLowerCase() === email.toLowerCase());
const request = (parts: object = {}, address = newNetwork()) =>
  stack.call("support/request-call", {
    address,
    body: {
      name: "Ida Öz",
      company: "Nord AG",
      email: newEmail(),
      message: "Wir möchten Einkaufsleitungen erreichen.",
      hasConsented: true,
      ...parts,
    },
  });

it("a visitor's request for a call is mailed to the support team, with the visitor as reply address", async () => {
  const email = newEmail();
  expect(await request({ email })).toMatchObject({ status: 201, json: { success: true } });
  const mail = stack.lastMailTo("hilfe@example.org");
  expect(mail).toMatchObject({ subject: "Strategiegespräch: Nord AG", replyTo: email });
  expect(mail?.text).toContain("Wir möchten Einkaufsleitungen erreichen.");
  expect(mail?.text).toContain(`Von Ida Öz <${email}>, ohne Konto`);
});

describe("the sender of a request for a call", () => {
  it("gets a confirmation with name and company, and nothing else that was entered", async () => {
    const email = newEmail();
    await request({ email, message: "Bitte rufen Sie am Dienstag an." });
    const mail = stack.lastMailTo(email);
    expect(mail).toMatchObject({ subject: "Ihre Anfrage ist bei uns", replyTo: "hilfe@example.org" });
    expect(mail?.text).toContain("Guten Tag Ida Öz,");
    expect(mail?.text).toContain("haben Sie ein Strategiegespräch für Nord AG angefragt.");
    expect(mail?.text).toContain("Unser Support antwortet an diese Adresse und schlägt Ihnen Termine vor.");
    expect(mail?.text).toMatch(/\n-- \nLinkedPotential\nhttp:\S+\/business\n/);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Dienstag/);
  });

  it("reads the confirmation in the language of the form", async () => {
    const email = newEmail();
    await request({ email, language: "fr" });
    expect(stack.lastMailTo(email)?.subject).toBe("Nous avons reçu votre demande");
  });

  it("cannot send links to a stranger through name and company", async () => {
    const email = newEmail();
    await request({ email, name: "https://boese.example/a", company: "boese.example" });
    const mail = stack.lastMailTo(email);
    for (const part of [mail?.text, mail?.html]) expect(part).not.toMatch(/boese\.example|https?:\/\/boese/);
  });

  it("gets one confirmation a day, whatever the spelling of the address and the network", async () => {
    const email = newEmail();
    stack.setNow("2027-03-01T09:00:00.000Z");
    await request({ email });
    await request({ email: email.toUpperCase() });
    stack.setNow("2027-03-01T20:00:00.000Z");
    await request({ email });
    expect(confirmationsTo(email)).toHaveLength(1);
    stack.setNow("2027-03-02T09:00:00.000Z");
    await request({ email });
    expect(confirmationsTo(email)).toHaveLength(2);
  });

  it("hears nothing of a bad address, and its mail is counted like each mail that was not delivered", async () => {
    stack.setNow("2027-03-12T10:00:00.000Z");
    const { token } = await signedInAdmin(stack);
    const failedMails = async () => ((await stack.call("admin/get-work", { token })).json as WaitingWork).failedMails;
    const before = await failedMails();
    const email = `bounce+${randomUUID()}@simulator.amazonses.com`;
    expect(await request({ email })).toMatchObject({ status: 201, json: { success: true } });
    await delivered();
    expect(await failedMails()).toBe(before + 1);
  });
});

it.each([
  ["name", " ", "Bitte geben Sie Ihren Namen ein."],
  ["company", "", "Bitte geben Sie den Namen Ihres Unternehmens ein."],
  ["company", "Nord AG\r\nBcc: alle@example.org", "Unzulässige Zeichen."],
  ["email", "ida", "Gültige E-Mail erforderlich"],
  ["message", "", "Bitte schreiben Sie uns, worum es geht."],
  ["message", "x".repeat(5001), "Maximal 5000 Zeichen"],
  ["hasConsented", false, "Bitte stimmen Sie der Verarbeitung Ihrer Angaben zu."],
  ["hasConsented", undefined, "Bitte stimmen Sie der Verarbeitung Ihrer Angaben zu."],
])("a request for a call is refused with %s = %j", async (field, value, text) => {
  const before = stack.mails().length;
  expect(await request({ [field]: value })).toMatchObject({ status: 400, json: { fields: { [field]: text } } });
  expect(stack.mails()).toHaveLength(before);
});

it("requests for calls are limited per network and per address", async () => {
  const address = newNetwork();
  for (let times = 0; times < 10; times += 1) expect(await request({}, address)).toMatchObject({ status: 201 });
  expect(await request({}, address)).toMatchObject({ status: 429 });
  const email = newEmail();
  for (let times = 0; times < 5; times += 1) expect(await request({ email })).toMatchObject({ status: 201 });
  expect(await request({ email: email.toUpperCase() })).toMatchObject({ status: 429 });
});

it("a request for a call fails if its mail fails", async () => {
  stack.refuseMails(true);
  expect(await request()).toMatchObject({ status: 500, json: { code: "auth.mail_failed" } });
});
