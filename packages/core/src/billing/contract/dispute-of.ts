import { endSubscription, type ProvidedAccount, readAccount } from "../../payment/payments.ts";
import type { ProvidedCharge, ProvidedSubscription } from "../../payment/provided.ts";
import { type ContractState, isRunning } from "./contract-state.ts";

export type DisputeMark = Pick<ContractState, "disputeId" | "disputeState" | "disputeDueBy">;
type Known = Pick<ProvidedAccount, "charges" | "invoices">;

/**
 * Returns the dispute to show on a contract: an open one about any payment of the customer, else a lost one about a
 * payment of this contract (D65). Returns the stored dispute (`known`) when the charges were not read.
 */
export function disputeOf(
  { charges, invoices }: Known,
  contractId: string | undefined,
  known: DisputeMark,
): DisputeMark {
  if (!charges) return markOf(known);
  const ofContract = charges.filter(
    (charge) => contractId !== undefined && paidContract(invoices, charge) === contractId,
  );
  const open = charges.flatMap(({ disputes }) => disputes).find(({ state }) => state === "open");
  if (open) return { disputeId: open.id, disputeState: "open", ...(open.dueBy && { disputeDueBy: open.dueBy }) };
  const lost = ofContract.flatMap(({ disputes }) => disputes).find(({ state }) => state === "lost");
  return lost ? { disputeId: lost.id, disputeState: "lost" } : {};
}

const markOf = ({ disputeId, disputeState, disputeDueBy }: DisputeMark): DisputeMark =>
  disputeId && disputeState ? { disputeId, disputeState, ...(disputeDueBy && { disputeDueBy }) } : {};

const paidContract = (invoices: ProvidedAccount["invoices"], { paymentIntentId }: ProvidedCharge) =>
  invoices.find((invoice) => paymentIntentId !== undefined && invoice.paymentIntentId === paymentIntentId)
    ?.subscriptionId;

/**
 * Ends each running contract for which a payment dispute was lost. If it ended any, reads the account again. Returns
 * the current account.
 */
export async function endLostContracts(customerId: string, account: ProvidedAccount): Promise<ProvidedAccount> {
  const { subscriptions, invoices, charges = [] } = account;
  const lost = charges.filter(({ disputes }) => disputes.some(({ state }) => state === "lost"));
  const ids = new Set(lost.map((charge) => paidContract(invoices, charge)));
  const ending = subscriptions.filter((one: ProvidedSubscription) => isRunning(one) && ids.has(one.id));
  for (const { id } of ending) await endSubscription(id);
  return ending.length > 0 ? readAccount(customerId, "everything") : account;
}
