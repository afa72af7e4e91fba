import { newEmail, newRegistration } from "@linkedpotential/fixtures/accounts";
import { mailedToken, readyAccount } from "@linkedpotential/local/testing/accounts";
import { type BillingCalls, billingCalls } from "@linkedpotential/local/testing/billing";
import { newNetwork } from "@linkedpotential/local/testing/call";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const now = "2027-03-12T10:00:00.000Z";
const support = "support@linkedpotential.local";
let stack: TestStack;
let billing: BillingCalls;
beforeAll(async () => {
  stack = await startTestStack();
  billing = billingCalls(stack);
});
beforeEach(() => stack.setNow(now));
afterAll(() => stack.stop());

const mailsTo = (email: string) => stack.mails().filter(({ to }) => to === email);
const newestTo = (email: string) => stack.lastMailTo(email)?.text ?? "";
const supportAbout = (email: string) => mailsTo(support).find(({ text }) => text.includes(email))?.text ?? "";
const stranger = () => ({ user: { name: "Ida Nord", email: newEmail() } });

const typed = { name: "Kaufen Sie bei Krause", contract: "Gewinn 5000 Euro", reason: "Rufen Sie an: 0900 1234" };
const expectNothingTyped = (email: string) => {
  for (const { subject, text, html } of mailsTo(email)) {
    for (const words of Object.values(typed)) expect(`${subject} ${text} ${html}`).not.toContain(words);
  }
};

describe("an anonymous caller", () => {
  it("can send ten mails to strangers per hour, then gets the time to wait", { tags: "one-engine" }, async () => {
    const address = newNetwork();
    const emails = Array.from({ length: 60 }, newEmail);
    const statuses: number[] = [];
    for (const email of emails) {
      const answer = await stack.call("billing/withdraw", { address, body: { ...typed, email } });
      statuses.push(answer.status);
      if (answer.status === 429) expect(answer.headers["retry-after"]).toBe("3600");
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(50);
    await stack.deliver();
    expect(emails.flatMap(mailsTo)).toHaveLength(10);
    stack.setNow("2027-03-12T11:00:00.000Z");
    expect(await stack.call("billing/withdraw", { address, body: { ...typed, email: newEmail() } })).toMatchObject({
      status: 201,
    });
  });

  it("cannot send own text to an address without an account", async () => {
    const { user } = stranger();
    await billing.declare("billing/cancel-contract", { user }, { ...typed, kind: "extraordinary" });
    await stack.deliver();
    expect(mailsTo(user.email)).toHaveLength(1);
    expectNothingTyped(user.email);
    expect(newestTo(user.email)).toContain(
      "am 12. März 2027 um 11:00 MEZ ist bei uns eine Kündigung mit dieser E-Mail-Adresse eingegangen.",
    );
    expect(newestTo(user.email)).not.toContain("token=");
    expect(supportAbout(user.email)).toContain(typed.reason);
  });

  it("cannot send own text to an address that they registered without verification", async () => {
    const body = newRegistration();
    await stack.call("auth/register", { body, address: newNetwork() });
    await billing.declare("billing/cancel-contract", { user: body }, { ...typed, kind: "extraordinary" });
    await stack.deliver();
    expect(newestTo(body.email)).toContain("kein bestätigtes Konto");
    expectNothingTyped(body.email);
  });

  it.each([
    "https://boese.example",
    "hier www.boese",
    "Gewinn auf boese.com",
    "boese.com/gewinn",
    "jan@boese.de",
    "bit.ly",
    "boese\u3002com",
    "boese．com",
    "boe\u200Bse.\u200Bcom",
    "xn--bse-sna.xn--p1ai",
  ])("cannot put a web address into name or contract: %s", async (text) => {
    const { user } = stranger();
    for (const [field, more] of [
      ["name", { name: text }],
      ["contract", { contract: text }],
    ] as const) {
      expect(await billing.declare("billing/withdraw", { user }, more)).toMatchObject({
        status: 400,
        json: {
          fields: { [field]: "Bitte geben Sie keine Internetadresse an. Nach einem Punkt gehört ein Leerzeichen." },
        },
      });
    }
  });

  it.each(["Dr. Ida M. Nord-Süd", "Ida Nord u.a.", "Müller & Co. KG", "Premium 2.0 (Nr. 2027.03.12)"])(
    "may still write %s",
    async (text) => {
      const { user } = stranger();
      const answer = await billing.declare("billing/withdraw", { user }, { name: text, contract: text });
      expect(answer).toMatchObject({ status: 201 });
    },
  );

  it("learns nothing about accounts from status, body and round trips", async () => {
    const { countRoundTrips } = await import("@linkedpotential/local/testing/round-trips");
    const calls: unknown[] = [];
    for (const who of [await billing.subscriber(), await readyAccount().then(({ user }) => ({ user })), stranger()]) {
      let answer: unknown;
      const trips = await countRoundTrips(async () => {
        const { status, json } = await billing.declare("billing/withdraw", who);
        answer = { status, json };
      });
      calls.push({ answer, trips });
    }
    expect(calls[1]).toEqual(calls[0]);
    expect(calls[2]).toEqual(calls[0]);
    expect(calls[0]).toMatchObject({ answer: { status: 201, json: { success: true, receivedAt: now } } });
  });
});

describe("the contract of an account", () => {
  it.each(["billing/cancel-contract", "billing/withdraw"] as const)(
    "is not ended by the address alone, at %s",
    async (id) => {
      const account = await billing.subscriber();
      await billing.declare(id, account, { name: "Jan Anders" });
      await stack.deliver();
      expect(await billing.subscription(account)).toMatchObject({ plan: "premium", cancelAtPeriodEnd: false });
      const receipt = newestTo(account.user.email);
      for (const words of ["Name: Jan Anders", "weder mit dem Konto", "entscheidet unser Support", "token="]) {
        expect(receipt).toContain(words);
      }
      expect(supportAbout(account.user.email)).toContain("Der Name passt weder zum Konto noch zur Rechnungsanschrift");
    },
  );

  it.each([
    ["in capitals and in another order", "MÜLLER, JÖRG"],
    ["without umlauts", "Joerg  Mueller"],
  ])("is ended under its name %s, without a link", async (_, name) => {
    const account = await readyAccount({ name: "Jörg Müller" });
    await billing.confirm(account);
    await stack.deliver();
    await billing.declare("billing/cancel-contract", account, { name });
    await stack.deliver();
    expect(await billing.subscription(account)).toMatchObject({ cancelAtPeriodEnd: true });
    expect(stack.mails().filter(({ to, text }) => to === account.user.email && text.includes("token="))).toEqual([]);
  });

  it("is ended under the name of its billing address", async () => {
    const account = await billing.subscriber();
    const address = { name: "Ida Nørd", company: "", street: "Weg 1", postalCode: "20457", city: "Hamburg", vatId: "" };
    await stack.call("billing/set-billing-address", {
      token: account.token,
      body: { ...address, country: "DE" },
    });
    await billing.declare("billing/cancel-contract", account, { name: "ida nord" });
    await stack.deliver();
    expect(await billing.subscription(account)).toMatchObject({ cancelAtPeriodEnd: true });
  });

  it("can be withdrawn from once per account; the support team decides about a second withdrawal", async () => {
    const account = await billing.subscriber();
    await billing.declare("billing/withdraw", account);
    await stack.deliver();
    expect(await billing.subscription(account)).toMatchObject({ plan: "kostenlos" });
    stack.setNow("2027-03-12T12:00:00.000Z");
    await billing.confirm(account);
    await stack.deliver();
    stack.setNow("2027-03-20T12:00:00.000Z");
    for (const more of [{}, { name: "Jan Anders" }]) {
      await billing.declare("billing/withdraw", account, more);
      await stack.deliver();
      expect(newestTo(account.user.email)).toContain("Über diesen Widerruf entscheidet deshalb unser Support");
      expect(newestTo(account.user.email)).not.toContain("token=");
      expect(supportAbout(account.user.email)).toContain("schon einmal eine Zahlung vollständig zurückerhalten");
    }
    stack.setNow(now);
    expect(await billing.subscription(account)).toMatchObject({ plan: "premium", cancelAtPeriodEnd: false });
    expect((await billing.invoices(account)).map(({ status }) => status)).toEqual(["paid", "credit_note", "refunded"]);
  });
});

describe("the link in a receipt", () => {
  async function declared(id: "billing/cancel-contract" | "billing/withdraw") {
    const account = await billing.subscriber();
    await billing.declare(id, account, { name: "Jan Anders" });
    await stack.deliver();
    return { account, token: mailedToken(stack, account.user.email) };
  }
  const confirm = (token: string) => stack.call("billing/confirm-declaration", { body: { token } });
  const invalid = { status: 404, json: { code: "billing.declaration_link_invalid" } };

  it("carries the declaration out once, despite repeated confirmation", async () => {
    const { account, token } = await declared("billing/withdraw");
    const answers = await Promise.all([confirm(token), confirm(token)]);
    answers.push(await confirm(token));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, json: { about: "withdrawal" } });
    await stack.deliver();
    expect(await billing.subscription(account)).toMatchObject({ plan: "kostenlos", status: "canceled" });
    expect((await billing.invoices(account)).map(({ amount }) => amount)).toEqual([-29, 29]);
    const mails = mailsTo(support).filter(({ text }) => text.includes(account.user.email));
    expect(mails.map(({ text }) => text.includes("die Zahlung wird erstattet"))).toEqual([true, false]);
  });

  it("keeps the time of receipt: a withdrawal in time counts even if it is confirmed later", async () => {
    const { account, token } = await declared("billing/withdraw");
    stack.setNow("2027-04-10T10:00:00.000Z");
    expect(await confirm(token)).toMatchObject({ status: 200 });
    await stack.deliver();
    stack.setNow(now);
    expect(await billing.subscription(account)).toMatchObject({ status: "canceled" });
  });

  it("does not affect a contract concluded after the declaration", async () => {
    const { account, token } = await declared("billing/cancel-contract");
    await stack.call("billing/cancel-subscription", { token: account.token });
    await billing.passTime(account);
    await stack.deliver();
    stack.setNow("2027-03-12T12:00:00.000Z");
    await billing.confirm(account);
    await stack.deliver();
    await confirm(token);
    await stack.deliver();
    stack.setNow(now);
    expect(await billing.subscription(account)).toMatchObject({ plan: "premium", cancelAtPeriodEnd: false });
  });

  it("is refused after thirty days, with another signature, and for another declaration", async () => {
    const { account, token } = await declared("billing/cancel-contract");
    const other = await declared("billing/cancel-contract");
    const [id, mac] = [token.split(".")[0], other.token.split(".")[1]];
    expect(await confirm(`${id}.${mac}`)).toMatchObject(invalid);
    expect(await confirm(`${id}.${"a".repeat(43)}`)).toMatchObject(invalid);
    expect(await confirm(`1.${mac}`)).toMatchObject(invalid);
    stack.setNow("2027-04-11T10:00:00.000Z");
    expect(await confirm(token)).toMatchObject(invalid);
    await stack.deliver();
    stack.setNow(now);
    expect(await billing.subscription(account)).toMatchObject({ cancelAtPeriodEnd: false });
  });
});
