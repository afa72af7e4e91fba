import type { Context } from "../../context.ts";
import { exportFailedMail } from "../../mail/messages/account/export-failed-mail.ts";
import { sendMailOnce } from "../../mail/send-mail-once.ts";
import { settleEach } from "../../settle-each.ts";
import { acceptsMail } from "../accepts-mail.ts";
import { UserEntity } from "../user.entity.ts";
import { AccountExportEntity, findExport, type StoredExport } from "./account-export.entity.ts";
import { exportState, exportTimeoutMs } from "./export-state.ts";

/**
 * How far back a run searches for failed exports: two days. This also covers exports that an earlier, failed run
 * missed.
 */
const lookBackMs = 2 * 24 * 60 * 60 * 1000;

/** Mails each owner of a failed export once. */
export async function mailFailedExports(ctx: Context): Promise<{ files: number; notified: number }> {
  const late = ctx.now().getTime() - exportTimeoutMs;
  const [from, to] = [late - lookBackMs, late].map((ms) => ({ movedAt: new Date(ms).toISOString() })) as [Span, Span];
  const { data: files } = await AccountExportEntity.query.byMovement({}).between(from, to).go({ pages: "all" });
  let notified = 0;
  await settleEach(files, async ({ userId, exportId }) => {
    if (await mailFailure(ctx, { userId, exportId })) notified += 1;
  });
  return { files: files.length, notified };
}

interface Span {
  movedAt: string;
}

async function mailFailure(
  ctx: Context,
  { userId, exportId }: Pick<StoredExport, "userId" | "exportId">,
): Promise<boolean> {
  const file = await findExport(userId);
  if (file?.exportId !== exportId || exportState(file, ctx.now()).state !== "failed") return false;
  const { data: user } = await UserEntity.get({ userId }).go();
  if (!user || !acceptsMail(user)) return false;
  const occasion = { userId, occasion: `export failed ${exportId}` };
  const sending = await sendMailOnce(ctx, occasion, { to: user.email, ...exportFailedMail(ctx.config, user) });
  return sending === "sent";
}
