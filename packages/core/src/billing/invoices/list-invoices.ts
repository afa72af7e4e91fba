import type * as routes from "@linkedpotential/contract/billing/routes";
import { invoicePageSize } from "@linkedpotential/contract/billing/values";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { InvoiceEntity } from "./invoice.entity.ts";
import { toInvoice } from "./to-invoice.ts";

export async function listInvoices(
  ctx: UserContext,
  { limit = invoicePageSize, cursor = Number.MAX_SAFE_INTEGER }: InputOf<typeof routes.listInvoices>,
): Promise<AnswerOf<typeof routes.listInvoices>> {
  const page = await InvoiceEntity.query
    .ofUser({ userId: ctx.user.id })
    // Other things of the account lie below its invoices: with an end to both sides none of them fills the page.
    .between({ invoiceId: 0 }, { invoiceId: cursor - 1 })
    .go({ order: "desc", limit: Math.min(limit, invoicePageSize), pages: 1, consistent: true });
  const items = page.data.map(toInvoice);
  return { items, nextCursor: page.cursor === null ? undefined : String(items.at(-1)?.id) };
}
