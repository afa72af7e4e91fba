import { workCountMax } from "@linkedpotential/contract/admin/limits";
import type { OpenDispute, WaitingDeclaration } from "@linkedpotential/contract/admin/overview-schema";
import type * as routes from "@linkedpotential/contract/admin/routes";
import type { AnswerOf } from "@linkedpotential/contract/route";
import { emailKey } from "../../auth/email/email-key.ts";
import { ownersOf } from "../../auth/owners-of.ts";
import { type Declaration, DeclarationEntity } from "../../billing/declarations/declaration.entity.ts";
import { InvoiceEntity } from "../../billing/invoices/invoice.entity.ts";
import { type StoredSubscription, SubscriptionEntity } from "../../billing/subscription.entity.ts";
import type { UserContext } from "../../context.ts";
import { findUsers } from "../users/find-users.ts";

const bounded = { limit: workCountMax, pages: 1 } as const;

export async function listContractCases({ config }: UserContext): Promise<AnswerOf<typeof routes.listContractCases>> {
  const [{ data: declarations }, { data: disputes }] = await Promise.all([
    DeclarationEntity.query.waiting({ waits: "support" }).go(bounded),
    SubscriptionEntity.query.disputed({ disputeState: "open" }).go(bounded),
  ]);
  const [owners, payers, invoiceNumbers] = await Promise.all([
    ownersOf(declarations),
    findUsers(disputes.map(({ userId }) => userId)),
    findInvoiceNumbers(disputes),
  ]);
  const byId = new Map(payers.map((payer) => [payer.userId, payer]));
  return {
    declarations: declarations.map((declaration) =>
      toWaiting(declaration, owners.get(emailKey(declaration.email)) ?? null),
    ),
    disputes: disputes.toSorted(byDeadline).map((dispute) => {
      const { userId, disputeId = "" } = dispute;
      const invoiceNumber = invoiceNumbers.get(disputeId) ?? null;
      return { ...toDispute(dispute, byId.get(userId)), invoiceNumber, providerUrl: providerUrl(config, disputeId) };
    }),
  };
}

/** Orders by the deadline of the bank. Disputes without one come first, because it may be near. */
const byDeadline = ({ disputeDueBy: one = "" }: StoredSubscription, { disputeDueBy: other = "" }: StoredSubscription) =>
  one.localeCompare(other);

const toWaiting = (declaration: Declaration, userId: number | null): WaitingDeclaration => {
  const { declarationId: id, about, kind, waitsFor = "forwarded", name, email, contract, reason } = declaration;
  const { endsOn = null, receivedAt } = declaration;
  return { id, about, kind, waitsFor, name, email, contract, reason, endsOn, receivedAt, userId };
};

/** Number of newest invoices and credit notes of an account among which the disputed one is looked for. */
const searchedInvoices = 50;

/** Returns the number of the invoice that each dispute is about, by the id of the dispute. */
async function findInvoiceNumbers(disputes: readonly StoredSubscription[]): Promise<Map<string, string>> {
  const found = await Promise.all(
    disputes.map(async ({ userId, disputeId = "", disputePayment }) => {
      if (disputePayment === undefined) return [];
      const { data } = await InvoiceEntity.query
        .ofUser({ userId })
        .gte({ invoiceId: 0 })
        .go({ order: "desc", limit: searchedInvoices, pages: 1 });
      const invoice = data.find(({ paymentIntentId }) => paymentIntentId === disputePayment);
      return invoice ? [[disputeId, invoice.number] as const] : [];
    }),
  );
  return new Map(found.flat());
}

const providerUrl = ({ endpoints }: UserContext["config"], disputeId: string): string | null =>
  endpoints.payments ? null : `https://dashboard.stripe.com/disputes/${disputeId}`;

const toDispute = (
  { userId, disputeId = "", disputeDueBy, disputeAmount, disputeReason }: StoredSubscription,
  payer: { name: string; email: string } | undefined,
): Omit<OpenDispute, "invoiceNumber" | "providerUrl"> => ({
  userId,
  name: payer?.name ?? "",
  email: payer?.email ?? "",
  disputeId,
  dueBy: disputeDueBy ?? null,
  cents: disputeAmount ?? null,
  reason: disputeReason ?? null,
});
