import { sampleCalls } from "@linkedpotential/fixtures/routes";
import { mailedToken } from "../accounts.ts";
import { billingCalls } from "../billing.ts";
import type { CallOptions } from "../call.ts";
import type { TestStack } from "../stack.ts";

const ofSubscriber = async (stack: TestStack): Promise<CallOptions> => ({
  token: (await billingCalls(stack).subscriber()).token,
});

export const firstBillingCalls = {
  "billing/get-invoice": async (stack: TestStack): Promise<CallOptions> => {
    const { subscriber, invoices } = billingCalls(stack);
    const { token } = await subscriber();
    const [invoice] = await invoices({ token });
    return { token, params: { invoiceId: String(invoice?.id) } };
  },
  "billing/cancel-subscription": ofSubscriber,
  "billing/reactivate": ofSubscriber,
  "billing/begin-card-change": ofSubscriber,
  "billing/set-billing-address": async (stack: TestStack): Promise<CallOptions> => ({
    ...(await ofSubscriber(stack)),
    ...sampleCalls["billing/set-billing-address"],
  }),
  "billing/use-card": async (stack: TestStack): Promise<CallOptions> => {
    const { subscriber, enterCard } = billingCalls(stack);
    const { token } = await subscriber();
    return { token, body: { setupIntentId: await enterCard({ token }) } };
  },
  "billing/confirm-declaration": async (stack: TestStack): Promise<CallOptions> => {
    const { subscriber, declare } = billingCalls(stack);
    const { user } = await subscriber();
    await declare("billing/withdraw", { user }, { name: "Jan Anders" });
    await stack.deliver();
    return { body: { token: mailedToken(stack, user.email) } };
  },
  "billing/webhook": async (stack: TestStack): Promise<CallOptions> => {
    const { webhooks, subscriber } = billingCalls(stack);
    await subscriber();
    const { body: rawBody, headers } = webhooks().at(-1) ?? { body: "", headers: {} };
    return { rawBody, headers };
  },
};
