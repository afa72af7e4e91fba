import type * as routes from "@linkedpotential/contract/admin/routes";
import type { DeclarationDecision } from "@linkedpotential/contract/billing/contract-declarations";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { type Declaration, DeclarationEntity } from "../../billing/declarations/declaration.entity.ts";
import type { UserContext } from "../../context.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { adminActionPart } from "../record/admin-action-part.ts";
import { settlingItems } from "./settling-items.entity.ts";

type Input = InputOf<typeof routes.settleDeclaration>;

class AlreadyInState extends Error {}

/**
 * Takes a declaration off the list of the support team with its outcome, of which the person is mailed, or puts it
 * back. A repeated call changes nothing.
 * @throws `admin.declaration_not_found`, also for a declaration that never waited
 */
export async function settleDeclaration(
  ctx: UserContext,
  { declarationId, isSettled, outcome, note = "" }: Input,
): Promise<AnswerOf<typeof routes.settleDeclaration>> {
  const { data: declaration } = await DeclarationEntity.get({ declarationId }).go({ consistent: true });
  if (!declaration?.waitsFor) throw new DomainError("admin.declaration_not_found");
  try {
    if (isSettled && outcome) await settle(ctx, declaration, { outcome, note });
    else await reopen(ctx, declaration);
  } catch (error) {
    if (!(error instanceof AlreadyInState)) throw error;
  }
  return { success: true };
}

interface Decision {
  outcome: DeclarationDecision;
  /** Note to the person. Empty without one. */
  note: string;
}

const settle = (
  ctx: UserContext,
  { declarationId, accountId }: Declaration,
  { outcome: settledAs, note }: Decision,
): Promise<void> =>
  transact(
    settlingItems,
    (parts) => ({
      declaration: parts.declaration
        .patch({ declarationId })
        .set({ settledAt: ctx.now().toISOString(), settledAs, ...(note && { settledNote: note }) })
        .remove(["waits", "waitsSince"])
        .where((of, { notExists }) => notExists(of.settledAt))
        .commit(),
      adminAction: adminActionPart(parts, ctx, "declaration.settled", String(declarationId), {
        settledAs,
        ...(accountId !== undefined && { accountId }),
        ...(note && { note }),
      }),
      outboxEvent: putOutboxEvent(parts, ctx, "contract.settled", { declarationId }),
    }),
    () => new AlreadyInState(),
  );

const reopen = (ctx: UserContext, { declarationId, accountId, receivedAt: waitsSince }: Declaration): Promise<void> =>
  transact(
    settlingItems,
    (parts) => ({
      declaration: parts.declaration
        .patch({ declarationId })
        .set({ waits: "support", waitsSince })
        .remove(["settledAt", "settledAs", "settledNote"])
        .where((of, { exists }) => exists(of.settledAt))
        .commit(),
      adminAction: adminActionPart(parts, ctx, "declaration.reopened", String(declarationId), {
        ...(accountId !== undefined && { accountId }),
      }),
    }),
    () => new AlreadyInState(),
  );
