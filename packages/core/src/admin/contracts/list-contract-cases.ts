import { workCountMax } from "@linkedpotential/contract/admin/limits";
import type { OpenDispute, WaitingDeclaration } from "@linkedpotential/contract/admin/overview-schema";
import type * as routes from "@linkedpotential/contract/admin/routes";
import type { AnswerOf } from "@linkedpotential/contract/route";
import { emailKey } from "../../auth/email/email-key.ts";
import { ownersOf } from "../../auth/owners-of.ts";
import { type Declaration, DeclarationEntity } from "../../billing/declarations/declaration.entity.ts";
import { type StoredSubscription, SubscriptionEntity } from "../../billing/subscription.entity.ts";
import type { UserContext } from "../../context.ts";
import { findUsers } from "../users/find-users.ts";

const bounded = { limit: workCountMax, pages: 1 } as const;

export async function listContractCases(_ctx: UserContext): Promise<AnswerOf<typeof routes.listContractCases>> {
  const [{ data: declarations }, { data: disputes }] = await Promise.all([
    DeclarationEntity.query.waiting({ waits: "support" }).go(bounded),
    SubscriptionEntity.query.disputed({ disputeState: "open" }).go(bounded),
  ]);
  const [owners, payers] = await Promise.all([ownersOf(declarations), findUsers(disputes.map(({ userId }) => userId))]);
  const byId = new Map(payers.map((payer) => [payer.userId, payer]));
  return {
    declarations: declarations.map((declaration) =>
      toWaiting(declaration, owners.get(emailKey(declaration.email)) ?? null),
    ),
    disputes: disputes.toSorted(byDeadline).map((dispute) => toDispute(dispute, byId.get(dispute.userId))),
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

const toDispute = (
  { userId, disputeId = "", disputeDueBy }: StoredSubscription,
  payer: { name: string; email: string } | undefined,
): OpenDispute => ({
  userId,
  name: payer?.name ?? "",
  email: payer?.email ?? "",
  disputeId,
  dueBy: disputeDueBy ?? null,
});
