import { newEmail } from "@linkedpotential/fixtures/accounts";
import { newNetwork } from "@linkedpotential/local/testing/call";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, afterEach, expect, it } from "vitest";

const stack = await startTestStack({ SUPPORT_EMAIL: "hilfe@example.org" });
afterEach(() => stack.refuseMails(false));
afterAll(() => stack.stop());

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

it("a visitor's request for a call is mailed to the support team only, with the visitor as reply address", async () => {
  const email = newEmail();
  expect(await request({ email })).toMatchObject({ status: 201, json: { success: true } });
  const mail = stack.lastMailTo("hilfe@example.org");
  expect(mail).toMatchObject({ subject: "Strategiegespräch: Nord AG", replyTo: email });
  expect(mail?.text).toContain("Wir möchten Einkaufsleitungen erreichen.");
  expect(mail?.text).toContain(`Von Ida Öz <${email}>, ohne Konto`);
  expect(stack.lastMailTo(email)).toBeUndefined();
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
