import type { Account, EndingTime } from "@linkedpotential/contract/accounts/schema";
import { useAction } from "../../../../lib/action/use-action.ts";
import { queryClient } from "../../../../lib/api/query-client.ts";
import { euroWithCents } from "../../../../texts/numbers.ts";
import { contractQuery, mailText, paramsOf } from "../api.ts";

const area = "admin-account";
const isForm = true;

interface Ending {
  time: EndingTime;
  reason: string;
}

export const useEndSubscription = (account: Account) =>
  useAction("accounts/end-subscription", (body: Ending) => ({ params: paramsOf(account.id), body }), {
    isForm,
    toasts: {
      area,
      done: ({ ending, mails }, { isDone }, { time }) =>
        isDone
          ? { title: ending.done[time], description: mailText(mails, account, "ending") }
          : { title: ending.pending, description: ending.pendingHint },
    },
  });

interface Refund {
  cents: number;
  refundedCents: number;
  reason: string;
}

export const useRefund = (account: Account, invoiceId: number) =>
  useAction(
    "accounts/refund-payment",
    (body: Refund) => ({ params: { ...paramsOf(account.id), invoiceId: String(invoiceId) }, body }),
    {
      isForm,
      // Another admin may have refunded the invoice.
      onFailed: () => void queryClient.invalidateQueries({ queryKey: contractQuery(account.id).queryKey }),
      toasts: {
        area,
        done: ({ refund, mails }, _answer, { cents }) => ({
          title: refund.done(euroWithCents(cents / 100)),
          description: mailText(mails, account, "refund"),
        }),
      },
    },
  );
