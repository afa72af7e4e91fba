import { ConflictError } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import type { LeadCounter } from "../counter/lead-counter.entity.ts";
import { leadItems } from "../lead-items.entity.ts";
import type { finishParts, LeadParts } from "./finish-import.ts";

/** Age in milliseconds at which an unfinished import counts as failed. No Lambda runs that long. */
const importMs = 60_000;

/** Range of ids reserved for an import. `startedAt` identifies the run that owns it. */
export interface ImportBlock {
  userId: number;
  from: number;
  to: number;
  startedAt: string;
}

/**
 * Reserves ids for the leads of an import. The leads stay hidden until `publishBlock`.
 * @throws ConflictError when leads were added since the counter was read
 * @throws `plan_limit` when the new leads would exceed the plan
 */
export async function openBlock(
  userId: number,
  counter: LeadCounter | undefined,
  size: number,
  limit: number,
  now: Date,
): Promise<ImportBlock> {
  const { count = 0, seq = 0 } = counter ?? {};
  if (count + size > limit) throw new DomainError("plan_limit");
  const block = { userId, from: seq + 1, to: seq + size, startedAt: now.toISOString() };
  await transact(
    leadItems,
    (parts) => ({
      counter: parts.counter
        .update({ userId })
        .set({ seq: block.to, importFrom: block.from, importTo: block.to, importStartedAt: block.startedAt })
        .where((of, { eq, notExists }) => {
          const isSame = seq === 0 ? notExists(of.seq) : eq(of.seq, seq);
          return `${notExists(of.importFrom)} AND ${isSame}`;
        })
        .commit(),
    }),
    () => new ConflictError(),
  );
  return block;
}

/**
 * Returns the block of a failed import, or null when no import failed.
 * @throws `request.in_progress` while another import runs
 */
export function findFailedBlock(userId: number, counter: LeadCounter | undefined, now: Date): ImportBlock | null {
  const { importFrom: from, importTo: to, importStartedAt: startedAt } = counter ?? {};
  if (from === undefined || to === undefined || startedAt === undefined) return null;
  const endsAt = Date.parse(startedAt) + importMs;
  if (endsAt <= now.getTime()) return { userId, from, to, startedAt };
  throw new DomainError("request.in_progress", { retryAfterSeconds: (endsAt - now.getTime()) / 1000 });
}

/**
 * Makes the imported leads visible. `finish` adds parts to the same transaction.
 * @throws `plan_limit`
 * @throws `request.conflict` when an added part fails
 */
export async function publishBlock(
  { userId, from, to, startedAt }: ImportBlock,
  limit: number,
  finish: (parts: LeadParts) => Partial<ReturnType<typeof finishParts>>,
): Promise<void> {
  const size = to - from + 1;
  await transact(
    leadItems,
    (parts) => ({
      counter: parts.counter
        .update({ userId })
        .add({ count: size, version: 1 })
        .remove(["importFrom", "importTo", "importStartedAt"])
        .where((of, { eq, lte, notExists }) => {
          const isOurs = `${eq(of.importFrom, from)} AND ${eq(of.importStartedAt, startedAt)}`;
          return `${isOurs} AND (${notExists(of.count)} OR ${lte(of.count, limit - size)})`;
        })
        .commit(),
      ...finish(parts),
    }),
    (part) => new DomainError(part === "counter" ? "plan_limit" : "request.conflict"),
  );
}

/**
 * Makes this call the owner of the block. The previous owner can then no longer write to the block.
 * @throws `request.conflict`
 */
export async function takeOverBlock(block: ImportBlock, now: Date): Promise<ImportBlock> {
  const { userId, from, startedAt } = block;
  // Use a later mark than the previous one, even within the same millisecond, because the mark identifies the owner.
  const mark = new Date(Math.max(now.getTime(), Date.parse(startedAt) + 1)).toISOString();
  await transact(
    leadItems,
    ({ counter }) => ({
      counter: counter
        .update({ userId })
        .set({ importStartedAt: mark })
        .where((of, { eq }) => `${eq(of.importFrom, from)} AND ${eq(of.importStartedAt, startedAt)}`)
        .commit(),
    }),
    () => new DomainError("request.conflict"),
  );
  return { ...block, startedAt: mark };
}

export async function closeBlock({ userId, from, startedAt }: ImportBlock): Promise<void> {
  await transact(
    leadItems,
    ({ counter }) => ({
      counter: counter
        .update({ userId })
        .remove(["importFrom", "importTo", "importStartedAt"])
        .where((of, { eq }) => `${eq(of.importFrom, from)} AND ${eq(of.importStartedAt, startedAt)}`)
        .commit(),
    }),
    () => new DomainError("request.conflict"),
  );
}
