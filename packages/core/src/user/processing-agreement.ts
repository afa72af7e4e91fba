import { processingAgreementVersion } from "@linkedpotential/contract/legal/processing-agreement";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { acceptProcessing as contract } from "@linkedpotential/contract/user/routes";
import type { UserContext } from "../context.ts";
import { isRefused } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { findOwnUser } from "./find-own-user.ts";
import { UserEntity, type UserItem } from "./user.entity.ts";

/** Returns the attributes that prove when the owner accepted the current agreement. */
export const acceptanceAt = (at: string): Pick<UserItem, "processingVersion" | "processingAcceptedAt"> => ({
  processingVersion: processingAgreementVersion,
  processingAcceptedAt: at,
});

export const isAgreementDue = ({ role, processingVersion }: UserItem): boolean =>
  role === "freelancer" && processingVersion !== processingAgreementVersion;

/** Stores that the caller accepted the current data processing agreement. Keeps the time of an earlier acceptance. */
export async function acceptProcessing(
  ctx: UserContext,
  { version }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { processingVersion } = await findOwnUser(ctx);
  if (processingVersion === version) return { success: true };
  try {
    await UserEntity.patch({ userId: ctx.user.id }).set(acceptanceAt(ctx.now().toISOString())).go();
  } catch (error) {
    throw isRefused(error) ? new DomainError("session.missing") : error;
  }
  return { success: true };
}
