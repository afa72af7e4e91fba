import type { Context } from "../../context.ts";
import { exportFailedMail } from "../../mail/messages/account/export-failed-mail.ts";
import { sendMailOnce } from "../../mail/send-mail-once.ts";
import { settleEach } from "../../settle-each.ts";
import { takesMail } from "../takes-mail.ts";
import { UserEntity } from "../user.entity.ts";
import { AccountExportEntity, findExport, type StoredExport } from "./account-export.entity.ts";
import { exportState, patienceMs } from "./export-state.ts";

type Ctx = Pick<Context, "now" | "log">;

/** How far back failed exports are searched, so that missed or failed runs are made up for. */
const lookBackMs = 2 * 24 * 60 * 60 * 1000;

/**
 * Mails the owners of failed exports, once each, so that nobody who left the settings waits in vain. @throws the first
 * failure
 */
export async function mailFailedExports(ctx: Ctx): Promise<{ files: number; told: number }> {
  const late = ctx.now().getTime() - patienceMs;
  const [from, to] = [late - lookBackMs, late].map((ms) => ({ movedAt: new Date(ms).toISOString() })) as [Span, Span];
  const { data: files } = await AccountExportEntity.query.byMovement({}).between(from, to).go({ pages: "all" });
  let told = 0;
  await settleEach(files, async ({ userId, exportId }) => {
    if (await mailFailure(ctx, { userId, exportId })) told += 1;
  });
  return { files: files.length, told };
}

interface Span {
  movedAt: string;
}

async function mailFailure(
  ctx: Ctx,
  { userId, exportId }: Pick<StoredExport, "userId" | "exportId">,
): Promise<boolean> {
  const file = await findExport(userId);
  if (file?.exportId !== exportId || exportState(file, ctx.now()).state !== "failed") return false;
  const { data: user } = await UserEntity.get({ userId }).go();
  if (!user || !takesMail(user)) return false;
  const occasion = { userId, occasion: `export failed ${exportId}` };
  const sending = await sendMailOnce(ctx, occasion, { to: user.email, ...exportFailedMail(user) });
  return sending === "sent";
}
