import { invoicePageSize } from "@linkedpotential/contract/billing/limits";
import type * as routes from "@linkedpotential/contract/billing/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { readPage } from "../../db/read-page.ts";
import { InvoiceEntity } from "./invoice.entity.ts";
import { toInvoice } from "./to-invoice.ts";

export async function listInvoices(
  ctx: UserContext,
  { limit = invoicePageSize, cursor = Number.MAX_SAFE_INTEGER }: InputOf<typeof routes.listInvoices>,
): Promise<AnswerOf<typeof routes.listInvoices>> {
  const query = InvoiceEntity.query
    .ofUser({ userId: ctx.user.id })
    // The partition also contains other items of the account, with lower sort keys. The lower bound keeps them out of
    // the page.
    .between({ invoiceId: 0 }, { invoiceId: cursor - 1 });
  const { page, hasMore } = await readPage(Math.min(limit, invoicePageSize), (most) =>
    query.go({ order: "desc", limit: most, pages: 1, consistent: true }),
  );
  return { items: page.map(toInvoice), nextCursor: hasMore ? String(page.at(-1)?.invoiceId) : undefined };
}
