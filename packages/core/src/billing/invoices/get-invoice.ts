import type * as routes from "@linkedpotential/contract/billing/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { DomainError } from "../../errors.ts";
import { findOwnUser } from "../../user/find-own-user.ts";
import { InvoiceEntity } from "./invoice.entity.ts";
import { invoicePdf } from "./pdf/invoice-pdf.ts";

/**
 * Renders the invoice as a PDF in the user's language.
 * @throws `billing.invoice_not_found`
 * @throws an error when the operator's settings are missing (docs/deploy.md)
 */
export async function getInvoice(
  ctx: UserContext,
  { invoiceId }: InputOf<typeof routes.getInvoice>,
): Promise<AnswerOf<typeof routes.getInvoice>> {
  const [{ language }, { data: invoice }] = await Promise.all([
    findOwnUser(ctx),
    InvoiceEntity.get({ userId: ctx.user.id, invoiceId }).go({ consistent: true }),
  ]);
  if (!invoice) throw new DomainError("billing.invoice_not_found");
  return { bytes: invoicePdf(invoice, ctx.config.operator, language), name: `${invoice.number}.pdf` };
}
