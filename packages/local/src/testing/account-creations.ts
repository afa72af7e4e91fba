import { newEmail } from "@linkedpotential/fixtures/accounts";
import { sampleCalls } from "@linkedpotential/fixtures/routes";
import { readyAccount, signedInAdmin } from "./accounts.ts";
import { billingCalls } from "./billing.ts";
import { type CallOptions, newNetwork } from "./call.ts";
import { countItems, storedItems } from "./items.ts";
import type { TestStack } from "./stack.ts";

interface Creation {
  call: CallOptions & { body: object };
  otherBody: object;
  created(): Promise<number>;
}

/**
 * Prepares calls with which an admin writes to the owner of an account, answers a request for a call, ends a contract or
 * refunds a payment, for tests of all creating routes. The last two are counted by their entries in the record of the admins.
 * @internal
 */
export function accountCreations(stack: TestStack) {
  const { subscriber, invoices } = billingCalls(stack);
  const creation = (token: string, params: { accountId: string }, body: object, otherBody: object): Creation => ({
    call: { token, params, body },
    otherBody,
    created: () => countItems({ __edb_e__: "admin-action", accountId: Number(params.accountId) }),
  });
  return {
    async message(): Promise<Creation> {
      const [{ token }, { user }] = [await signedInAdmin(stack), await readyAccount()];
      const body = { subject: "Ihr Profil", text: "Bitte ergänzen Sie es." };
      const created = () => countItems({ __edb_e__: "account-message", userId: user.id });
      const call = { token, params: { accountId: String(user.id) }, body };
      return { call, otherBody: { ...body, text: "Anders" }, created };
    },
    async callReply(): Promise<Creation> {
      const { token } = await signedInAdmin(stack);
      const email = newEmail();
      const request = { ...sampleCalls["support/request-call"].body, email };
      await stack.call("support/request-call", { body: request, address: newNetwork() });
      // The list may have more open requests than a page shows.
      const found = (await storedItems()).find((item) => item.__edb_e__ === "call-request" && item.email === email);
      const body = { subject: "Ihr Termin", text: "passt Ihnen Dienstag?", isSettled: false };
      const call = { token, params: { requestId: String(found?.requestId) }, body };
      const created = async () =>
        stack.mails().filter(({ to, subject }) => to === email && subject === body.subject).length;
      return { call, otherBody: { ...body, text: "Anders" }, created };
    },
    async endContract(): Promise<Creation> {
      const [{ token }, { user }] = [await signedInAdmin(stack), await subscriber()];
      const body = { time: "now", reason: "Wie vereinbart." };
      return creation(token, { accountId: String(user.id) }, body, { ...body, reason: "Anders." });
    },
    async refund(): Promise<Creation> {
      const [{ token }, payer] = [await signedInAdmin(stack), await subscriber()];
      const [invoice] = await invoices(payer);
      const params = { accountId: String(payer.user.id), invoiceId: String(invoice?.id) };
      const body = { cents: 1000, refundedCents: 0, reason: "Ausfall am 12. März." };
      return creation(token, params, body, { ...body, cents: 900 });
    },
  };
}
