import type { AnswerOf } from "@linkedpotential/contract/route";
import type { requestExport as contract } from "@linkedpotential/contract/user/routes";
import { countSubject } from "../../auth/guard/rate-limit.ts";
import type { UserContext } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { ttlOf } from "../../db/store.ts";
import { transact } from "../../db/transact.ts";
import { newId } from "../../ids.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { exportItems, findExport, type StoredExport } from "./account-export.entity.ts";
import { exportState } from "./export-state.ts";

const dayMs = 24 * 60 * 60 * 1000;
/**
 * Retention of the export's database item: 30 days. The bucket deletes the parts earlier. Until then, the erasure of an
 * account needs this item to find the parts.
 */
const retentionMs = 30 * dayMs;

export const requestExport = (ctx: UserContext): Promise<AnswerOf<typeof contract>> =>
  retryOnConflict(async () => {
    const earlier = await findExport(ctx.user.id);
    const state = exportState(earlier, ctx.now());
    if (state.state === "running") return state;
    await countSubject(ctx, "export-account", String(ctx.user.id));
    return exportState(await begin(ctx, earlier), ctx.now());
  });

async function begin(ctx: UserContext, earlier: StoredExport | null): Promise<StoredExport> {
  const now = ctx.now();
  const file = {
    ...{ userId: ctx.user.id, exportId: newId(now), movedAt: now.toISOString() },
    ...{ parts: 0, stored: earlier?.stored ?? 0, section: 0, after: 0, within: 0, hasItems: false },
    ttl: ttlOf(new Date(now.getTime() + retentionMs)),
  };
  const { userId, exportId } = file;
  await transact(
    exportItems,
    (parts) => ({
      file: parts.file
        .put(file)
        .where((of, { eq, notExists }) => (earlier ? eq(of.exportId, earlier.exportId) : notExists(of.exportId)))
        .commit(),
      outboxEvent: putOutboxEvent(parts, ctx, "user.export-part-due", { userId, exportId, part: 1 }),
    }),
    () => new ConflictError(),
  );
  return file;
}
