import { latestGivenDay } from "@linkedpotential/contract/accounts/given-premium";
import { today } from "@linkedpotential/contract/dates";
import type { RouteId } from "@linkedpotential/contract/endpoints";
import { sampleCalls } from "@linkedpotential/fixtures/routes";
import { readyAccount, signedInAdmin } from "../accounts.ts";
import { billingCalls } from "../billing.ts";
import type { CallOptions } from "../call.ts";
import { lockCalls } from "../locks.ts";
import type { TestStack } from "../stack.ts";

type Prepare = (stack: TestStack) => Promise<CallOptions>;

const onAccount =
  (id: RouteId, role: "freelancer" | "business" = "freelancer"): Prepare =>
  async (stack) => {
    const { token } = await signedInAdmin(stack);
    return { ...sampleCalls[id], token, params: { accountId: String((await readyAccount({ role })).user.id) } };
  };

const onInvoice =
  (id: RouteId): Prepare =>
  async (stack) => {
    const { subscriber, invoices } = billingCalls(stack);
    const payer = await subscriber();
    const [invoice] = await invoices(payer);
    const { token } = await signedInAdmin(stack);
    return { ...sampleCalls[id], token, params: { accountId: String(payer.user.id), invoiceId: String(invoice?.id) } };
  };

const onLocked =
  (id: RouteId, { isObjected = false } = {}): Prepare =>
  async (stack) => {
    const { lock, object } = lockCalls(stack);
    const { token } = await signedInAdmin(stack);
    const { account, lockedAt, lockToken } = await lock();
    if (isObjected) await object(lockToken);
    const { body } = sampleCalls[id];
    return { token, params: { accountId: String(account.user.id) }, body: { ...body, lockedAt } };
  };

const byOwner =
  (id: RouteId): Prepare =>
  async (stack) => {
    const { lockToken } = await lockCalls(stack).lock();
    return { body: { ...sampleCalls[id].body, token: lockToken } };
  };

export const firstAccountCalls: Partial<Record<RouteId, Prepare>> = {
  "accounts/get": onAccount("accounts/get"),
  "accounts/list-reports": onAccount("accounts/list-reports"),
  "accounts/list-events": onAccount("accounts/list-events"),
  "accounts/get-contract": onAccount("accounts/get-contract"),
  "accounts/get-invoice": onInvoice("accounts/get-invoice"),
  "accounts/list-actions": onAccount("accounts/list-actions"),
  "accounts/get-support": onAccount("accounts/get-support", "business"),
  "accounts/save-support": onAccount("accounts/save-support", "business"),
  "accounts/save-note": onAccount("accounts/save-note"),
  "accounts/lock": onAccount("accounts/lock"),
  "accounts/unlock": onLocked("accounts/unlock"),
  "accounts/uphold-lock": onLocked("accounts/uphold-lock", { isObjected: true }),
  "accounts/end-sessions": onAccount("accounts/end-sessions"),
  "accounts/resend-verification": async (stack) => {
    const { token } = await signedInAdmin(stack);
    return { token, params: { accountId: String(await lockCalls(stack).unverified()) } };
  },
  "accounts/send-message": onAccount("accounts/send-message"),
  "accounts/give-premium": async (stack) => ({
    ...(await onAccount("accounts/give-premium")(stack)),
    body: { until: latestGivenDay(today(new Date())) },
  }),
  "accounts/end-subscription": async (stack) => {
    const { token } = await signedInAdmin(stack);
    const { user } = await billingCalls(stack).subscriber();
    return { ...sampleCalls["accounts/end-subscription"], token, params: { accountId: String(user.id) } };
  },
  "accounts/refund-payment": onInvoice("accounts/refund-payment"),
  "accounts/start-export": onAccount("accounts/start-export"),
  "accounts/delete": onAccount("accounts/delete"),
  "accounts/read-lock": byOwner("accounts/read-lock"),
  "accounts/object-to-lock": byOwner("accounts/object-to-lock"),
};
