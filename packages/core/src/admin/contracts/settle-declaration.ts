import type * as routes from "@linkedpotential/contract/admin/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { type Declaration, DeclarationEntity } from "../../billing/declarations/declaration.entity.ts";
import type { UserContext } from "../../context.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { adminActionPart } from "../record/admin-action-part.ts";
import { settlingItems } from "./settling-items.entity.ts";

type Input = InputOf<typeof routes.settleDeclaration>;

class AlreadyInState extends Error {}

/**
 * Takes a declaration off the list of the support team, or puts it back. A repeated call changes nothing.
 * @throws `admin.declaration_not_found`, also for a declaration that never waited
 */
export async function settleDeclaration(
  ctx: UserContext,
  { declarationId, isSettled }: Input,
): Promise<AnswerOf<typeof routes.settleDeclaration>> {
  const { data: declaration } = await DeclarationEntity.get({ declarationId }).go({ consistent: true });
  if (!declaration?.waitsFor) throw new DomainError("admin.declaration_not_found");
  try {
    await (isSettled ? settle(ctx, declaration) : reopen(ctx, declaration));
  } catch (error) {
    if (!(error instanceof AlreadyInState)) throw error;
  }
  return { success: true };
}

const settle = (ctx: UserContext, { declarationId }: Declaration): Promise<void> =>
  transact(
    settlingItems,
    (parts) => ({
      declaration: parts.declaration
        .patch({ declarationId })
        .set({ settledAt: ctx.now().toISOString() })
        .remove(["waits", "waitsSince"])
        .where((of, { notExists }) => notExists(of.settledAt))
        .commit(),
      adminAction: adminActionPart(parts, ctx, "declaration.settled", String(declarationId)),
    }),
    () => new AlreadyInState(),
  );

const reopen = (ctx: UserContext, { declarationId, receivedAt: waitsSince }: Declaration): Promise<void> =>
  transact(
    settlingItems,
    (parts) => ({
      declaration: parts.declaration
        .patch({ declarationId })
        .set({ waits: "support", waitsSince })
        .remove(["settledAt"])
        .where((of, { exists }) => exists(of.settledAt))
        .commit(),
      adminAction: adminActionPart(parts, ctx, "declaration.reopened", String(declarationId)),
    }),
    () => new AlreadyInState(),
  );
