import type * as routes from "@linkedpotential/contract/accounts/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { getInvoice } from "../billing/invoices/get-invoice.ts";
import type { UserContext } from "../context.ts";
import { findAccount } from "./find-account.ts";

/**
 * Renders an invoice of an account as the PDF that its owner gets, in the owner's language.
 * @throws `admin.user_not_found`, `billing.invoice_not_found`
 */
export async function getAccountInvoice(
  ctx: UserContext,
  { accountId, invoiceId }: InputOf<typeof routes.getAccountInvoice>,
): Promise<AnswerOf<typeof routes.getAccountInvoice>> {
  await findAccount(accountId);
  return getInvoice({ ...ctx, user: { ...ctx.user, id: accountId } }, { invoiceId });
}
