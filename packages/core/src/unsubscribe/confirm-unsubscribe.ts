import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { confirmUnsubscribe as contract } from "@linkedpotential/contract/unsubscribe/routes";
import { readUnsubscribeToken } from "@linkedpotential/contract/unsubscribe/token";
import type { RequestContext } from "../context.ts";
import { isRefused } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { setSwitch } from "../user/settings/set-switch.ts";
import { UserEntity } from "../user/user.entity.ts";
import { verifyMac } from "./mail-key.ts";

/**
 * Switches one kind of mail off for the user in the token. Idempotent. Gives the same error for a wrong signature and a
 * missing account.
 */
export async function confirmUnsubscribe(
  ctx: RequestContext,
  { token }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const link = readUnsubscribeToken(token);
  if (!link) throw new DomainError("unsubscribe.invalid");
  const { kind, userId, mac } = link;
  const { data: user } = await UserEntity.get({ userId }).go({ consistent: true });
  if (!user?.mailKey || !verifyMac(mac, user.mailKey, `unsubscribe ${kind}`))
    throw new DomainError("unsubscribe.invalid");
  try {
    await UserEntity.patch({ userId })
      .data((of, change) => setSwitch([of, change], [`${kind}_mail`, false], ctx.now()))
      .go();
  } catch (error) {
    throw isRefused(error) ? new DomainError("unsubscribe.invalid") : error;
  }
  return { kind };
}
