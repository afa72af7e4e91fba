import type * as routes from "@linkedpotential/contract/network/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { putOutboxEvent } from "../outbox/put-outbox-event.ts";
import { assertReader } from "../user/premium.ts";
import { networkItems } from "./network-items.entity.ts";

export async function removeConnection(
  ctx: UserContext,
  { otherUserId }: InputOf<typeof routes.removeConnection>,
): Promise<AnswerOf<typeof routes.removeConnection>> {
  await assertReader(ctx);
  const userId = ctx.user.id;
  if (otherUserId === userId) throw new DomainError("connection.not_found");
  await transact(
    networkItems,
    (parts) => ({
      own: parts.connection.remove({ userId, otherUserId }).commit(),
      ofOther: parts.connection.remove({ userId: otherUserId, otherUserId: userId }).commit(),
      outboxEvent: putOutboxEvent(parts, ctx, "connection.removed", { userId, otherUserId }),
    }),
    () => new DomainError("connection.not_found"),
  );
  return { success: true };
}
