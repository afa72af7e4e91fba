import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import { exportDays } from "@linkedpotential/contract/user/limits";
import type { Context } from "../../context.ts";
import { isRefused, transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { exportReadyMail } from "../../mail/messages/account/export-ready-mail.ts";
import { workspaceOf } from "../../mail/recipient.ts";
import { sendMailOnce } from "../../mail/send-mail-once.ts";
import { deleteExportPart, putExportPart } from "../../media/export-parts.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { acceptsMail } from "../accepts-mail.ts";
import { UserEntity, type UserItem } from "../user.entity.ts";
import { AccountExportEntity, exportItems, findExport, type StoredExport } from "./account-export.entity.ts";
import { exportState } from "./export-state.ts";
import { readPart } from "./read-part.ts";

type Due = OutboxEvents["user.export-part-due"];
type Outcome = { file: "continues" | "ready" | "outdated" };

const availableMs = exportDays * 24 * 60 * 60 * 1000;

/**
 * How long a run's claim on a part is valid. This must be longer than the Lambda's timeout (`stacks/sizes.ts`) and
 * shorter than the delay before a retry.
 */
const claimMs = 90_000;

class Superseded extends Error {}

/**
 * Writes the next part of an export and requests the part after it. Two runs cannot write the same part, because a run
 * claims the part and stores it only if the part number has not changed. After the last part, mails the user that the
 * export is ready.
 * @throws `request.in_progress` while another run writes the part
 * @throws S3 and SES errors
 */
export async function writeExport(ctx: Context, due: Due): Promise<Outcome> {
  ctx.log.note("userId", due.userId);
  const [file, { data: user }] = await Promise.all([
    findExport(due.userId),
    UserEntity.get({ userId: due.userId }).go({ consistent: true }),
  ]);
  if (!file || !user || file.exportId !== due.exportId) return { file: "outdated" };
  if (file.availableUntil !== undefined) return announce(ctx, user, file);
  if (file.parts + 1 !== due.part) return { file: "outdated" };
  const written = await write(ctx, user, file);
  if (!written) return { file: "outdated" };
  return written.availableUntil === undefined ? { file: "continues" } : announce(ctx, user, written);
}

async function write(ctx: Context, user: UserItem, file: StoredExport): Promise<StoredExport | undefined> {
  const { userId, role } = user;
  const part = file.parts + 1;
  await claim(ctx, file);
  const asked = { id: userId, sessionId: "", signedInAt: 0, role, workspace: workspaceOf(user) };
  const { text, next } = await readPart({ ...ctx, address: "", device: "", isBrowser: false, user: asked }, file);
  await putExportPart(ctx.config, userId, part, text);
  const now = ctx.now();
  const availableUntil = new Date(now.getTime() + availableMs).toISOString();
  const change = {
    ...{ parts: part, stored: Math.max(part, file.stored), movedAt: now.toISOString() },
    ...(next ?? { availableUntil }),
  };
  try {
    await advance(ctx, file, change, next ? part + 1 : undefined);
  } catch (error) {
    if (!(error instanceof Superseded)) throw error;
    // If the account was deleted during the upload, delete the uploaded part again.
    if (!(await findExport(userId))) await deleteExportPart(ctx.config, userId, part);
    return undefined;
  }
  return { ...file, ...change };
}

async function claim(ctx: Context, { userId, exportId, parts }: StoredExport): Promise<void> {
  const now = ctx.now();
  const writingUntil = new Date(now.getTime() + claimMs).toISOString();
  try {
    await AccountExportEntity.patch({ userId })
      .set({ writingUntil })
      .where((of, { eq, lt, notExists }) => {
        const isFree = `(${notExists(of.writingUntil)} OR ${lt(of.writingUntil, now.toISOString())})`;
        return `${eq(of.exportId, exportId)} AND ${eq(of.parts, parts)} AND ${isFree}`;
      })
      .go();
  } catch (error) {
    throw isRefused(error) ? new DomainError("request.in_progress", { retryAfterSeconds: 1 }) : error;
  }
}

async function advance(
  ctx: Context,
  file: StoredExport,
  change: Partial<StoredExport>,
  nextPart?: number,
): Promise<void> {
  const { userId, exportId } = file;
  await transact(
    exportItems,
    (parts) => ({
      file: parts.file
        .patch({ userId })
        .set(change)
        .remove(["writingUntil"])
        .where((of, { eq }) => `${eq(of.exportId, exportId)} AND ${eq(of.parts, file.parts)}`)
        .commit(),
      outboxEvent: nextPart
        ? putOutboxEvent(parts, ctx, "user.export-part-due", { userId, exportId, part: nextPart })
        : undefined,
    }),
    () => new Superseded(),
  );
}

async function announce(ctx: Context, user: UserItem, file: StoredExport): Promise<Outcome> {
  const { state, availableUntil } = exportState(file, ctx.now());
  if (state !== "ready" || availableUntil === null) return { file: "outdated" };
  if (acceptsMail(user)) {
    const occasion = { userId: user.userId, occasion: `export ${file.exportId}` };
    await sendMailOnce(ctx, occasion, { to: user.email, ...exportReadyMail(ctx.config, user, availableUntil) });
  }
  return { file: "ready" };
}
