import type { Context } from "../../context.ts";
import { ConflictError } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { liveTrainingItems } from "../live-training-items.entity.ts";

/**
 * Deletes the participation after its seat was given up.
 * @throws ConflictError when another call deleted it or the user registered again
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
