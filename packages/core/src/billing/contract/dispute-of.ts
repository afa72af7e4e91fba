import { endSubscription, type ProvidedAccount, readAccount } from "../../payment/payments.ts";
import type { ProvidedCharge, ProvidedDispute, ProvidedSubscription } from "../../payment/provided.ts";
import { type ContractState, isRunning } from "./contract-state.ts";

const markFields = [
  ...(["disputeId", "disputeState", "disputeDueBy"] as const),
  ...(["disputeAmount", "disputeReason", "disputePayment"] as const),
] as const;
export type DisputeMark = Pick<ContractState, (typeof markFields)[number]>;
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
  const open = charges.flatMap(openMarks)[0];
  if (open) return open;
  const lost = ofContract.flatMap(({ disputes }) => disputes).find(({ state }) => state === "lost");
  return lost ? { disputeId: lost.id, disputeState: "lost" } : {};
}

/** Returns the mark of each open dispute about a charge. */
const openMarks = ({ disputes, paymentIntentId }: ProvidedCharge): DisputeMark[] =>
  disputes
    .filter(({ state }) => state === "open")
    .map(({ id, dueBy, amount, reason }: ProvidedDispute) => ({
      ...{ disputeId: id, disputeState: "open", disputeAmount: amount, disputeReason: reason },
      ...(dueBy && { disputeDueBy: dueBy }),
      ...(paymentIntentId && { disputePayment: paymentIntentId }),
    }));

const markOf = (known: DisputeMark): DisputeMark =>
  Object.fromEntries(markFields.flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]]])));

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
