import type { Context } from "../../context.ts";
import { ConflictError } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { liveTrainingItems } from "../live-training-items.entity.ts";

/**
 * Deletes the participation of a user whose seat is given back. @throws ConflictError when another call has done it, or the
 * user has registered again
 */
export const finishCancellation = (
  ctx: Pick<Context, "now">,
  key: { liveTrainingId: number; userId: number },
  registeredAt: string,
): Promise<void> =>
  transact(
    liveTrainingItems,
    (parts) => ({
      participation: parts.participation
        .delete(key)
        .where((of, { eq }) => eq(of.registeredAt, registeredAt))
        .commit(),
      canceled: putOutboxEvent(parts, ctx, "live-training.cancelled", key),
    }),
    () => new ConflictError(),
  );
