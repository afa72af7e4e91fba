import type { waitingReasons } from "@linkedpotential/contract/billing/contract-declarations";
import { isRefused } from "../../db/transact.ts";
import type { DeclarationOutcome } from "../../mail/messages/billing/declaration-mail.ts";
import { type Declaration, DeclarationEntity } from "./declaration.entity.ts";

type Reason = (typeof waitingReasons)[number];

function reasonToWait({ kind }: Declaration, outcome: DeclarationOutcome): Reason | undefined {
  if (outcome === "withdrawn") return undefined;
  if (outcome === "cancelled") return kind === "extraordinary" ? "extraordinary" : undefined;
  return outcome;
}

/** Lists a declaration for the support team, unless it was carried out completely or an admin has dealt with it. */
export async function setWaiting(declaration: Declaration, outcome: DeclarationOutcome): Promise<void> {
  const { declarationId, receivedAt: waitsSince, waits } = declaration;
  const waitsFor = reasonToWait(declaration, outcome);
  if (!waitsFor) {
    if (waits) await DeclarationEntity.patch({ declarationId }).remove(["waits", "waitsSince", "waitsFor"]).go();
    return;
  }
  try {
    await DeclarationEntity.patch({ declarationId })
      .set({ waits: "support", waitsSince, waitsFor })
      .where((of, { notExists }) => notExists(of.settledAt))
      .go();
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
}
