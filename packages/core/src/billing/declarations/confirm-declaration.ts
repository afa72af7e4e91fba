import type * as routes from "@linkedpotential/contract/billing/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { RequestContext } from "../../context.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { DeclarationEntity } from "./declaration.entity.ts";
import { declarationItems } from "./declaration-items.entity.ts";
import { declarationIdOf, isDeclarationToken } from "./declaration-token.ts";
import { findDeclarer } from "./standing.ts";

const invalid = () => new DomainError("billing.declaration_link_invalid");

/**
 * Marks the declaration as confirmed and publishes the event that has it carried out. A repeated call changes nothing.
 */
export async function confirmDeclaration(
  ctx: RequestContext,
  { token }: InputOf<typeof routes.confirmDeclaration>,
): Promise<AnswerOf<typeof routes.confirmDeclaration>> {
  const declarationId = declarationIdOf(token);
  const { data: declaration } = await DeclarationEntity.get({ declarationId }).go({ consistent: true });
  const user = declaration && (await findDeclarer(declaration));
  if (!user || !isDeclarationToken(token, declaration, user, ctx.now())) throw invalid();
  if (!declaration.confirmedAt) await markConfirmed(ctx, declarationId);
  return { about: declaration.about };
}

class AlreadyConfirmed extends Error {}

/**
 * Stores the confirmation and publishes its event. Publishes only one event even if several calls confirm at the same
 * time.
 */
async function markConfirmed(ctx: RequestContext, declarationId: number): Promise<void> {
  const confirmedAt = ctx.now().toISOString();
  try {
    await transact(
      declarationItems,
      (parts) => ({
        declaration: parts.declaration
          .patch({ declarationId })
          .set({ confirmedAt })
          .where((of, { notExists }) => notExists(of.confirmedAt))
          .commit(),
        outboxEvent: putOutboxEvent(parts, ctx, "contract.confirmed", { declarationId }),
      }),
      () => new AlreadyConfirmed(),
    );
  } catch (error) {
    if (!(error instanceof AlreadyConfirmed)) throw error;
  }
}
