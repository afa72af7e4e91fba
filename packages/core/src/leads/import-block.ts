import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { type LeadCounter, LeadCounterEntity } from "./lead-counter.entity.ts";
import { leadItems } from "./lead-items.entity.ts";

/** How long an import may take before it counts as dead, in milliseconds: longer than a Lambda lives. */
const importMs = 60_000;
const attempts = 10;

/** A run of ids that belongs to one import and is hidden; `startedAt` tells its owner from who takes it over. */
export interface ImportBlock {
  userId: number;
  from: number;
  to: number;
  startedAt: string;
}

class Moved extends Error {}

const readCounter = async (userId: number): Promise<LeadCounter | null> =>
  (await LeadCounterEntity.get({ userId }).go({ consistent: true })).data;

/**
 * Reserves ids for an import and hides them, in one write.
 *
 * @returns the block, or first a dead import's block that must be removed before
 * @throws `request.in_progress` while another import of the owner runs, `plan_limit` when there is no room
 */
export async function openBlock(
  userId: number,
  size: number,
  now: Date,
  limit: number,
): Promise<{ block: ImportBlock } | { dead: ImportBlock }> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const counter = await readCounter(userId);
    const dead = deadBlock(userId, counter, now);
    if (dead) return { dead };
    if ((counter?.count ?? 0) + size > limit) throw new DomainError("plan_limit");
    const seq = counter?.seq ?? 0;
    const block = { userId, from: seq + 1, to: seq + size, startedAt: now.toISOString() };
    if (await reserve(block, seq)) return { block };
  }
  throw new DomainError("request.conflict");
}

/** The block of an import that died, or null when there is none. @throws `request.in_progress` when it still runs */
function deadBlock(userId: number, counter: LeadCounter | null, now: Date): ImportBlock | null {
  const { importFrom: from, importTo: to, importStartedAt: startedAt } = counter ?? {};
  if (from === undefined || to === undefined || startedAt === undefined) return null;
  const endsAt = Date.parse(startedAt) + importMs;
  if (endsAt <= now.getTime()) return { userId, from, to, startedAt };
  throw new DomainError("request.in_progress", { retryAfterSeconds: (endsAt - now.getTime()) / 1000 });
}

/** Whether the ids could be reserved: not when others took ids since `seq` was read. */
async function reserve({ userId, from, to, startedAt }: ImportBlock, seq: number): Promise<boolean> {
  try {
    await transact(
      () =>
        leadItems.transaction
          .write(({ counter }) => [
            counter
              .update({ userId })
              .set({ seq: to, importFrom: from, importTo: to, importStartedAt: startedAt })
              .where((of, { eq, notExists }) => {
                const isSame = seq === 0 ? notExists(of.seq) : eq(of.seq, seq);
                return `${notExists(of.importFrom)} AND ${isSame}`;
              })
              .commit(),
          ])
          .go(),
      () => new Moved(),
    );
    return true;
  } catch (error) {
    if (error instanceof Moved) return false;
    throw error;
  }
}

/** Makes what was imported visible, all at once. @throws `plan_limit` when the leads no longer fit the plan */
export async function publishBlock({ userId, from, to, startedAt }: ImportBlock, limit: number): Promise<void> {
  const size = to - from + 1;
  await transact(
    () =>
      leadItems.transaction
        .write(({ counter }) => [
          counter
            .update({ userId })
            .add({ count: size, version: 1 })
            .remove(["importFrom", "importTo", "importStartedAt"])
            .where((of, { eq, lte, notExists }) => {
              const isOurs = `${eq(of.importFrom, from)} AND ${eq(of.importStartedAt, startedAt)}`;
              return `${isOurs} AND (${notExists(of.count)} OR ${lte(of.count, limit - size)})`;
            })
            .commit(),
        ])
        .go(),
    () => new DomainError("plan_limit"),
  );
}

/** Takes a block over, so that whoever wrote into it before no longer can. @throws `request.conflict` */
export async function takeOver(block: ImportBlock, now: Date): Promise<ImportBlock> {
  const { userId, from, startedAt } = block;
  // Later than the mark it replaces, even within its millisecond.
  const mark = new Date(Math.max(now.getTime(), Date.parse(startedAt) + 1)).toISOString();
  await transact(
    () =>
      leadItems.transaction
        .write(({ counter }) => [
          counter
            .update({ userId })
            .set({ importStartedAt: mark })
            .where((of, { eq }) => `${eq(of.importFrom, from)} AND ${eq(of.importStartedAt, startedAt)}`)
            .commit(),
        ])
        .go(),
    () => new DomainError("request.conflict"),
  );
  return { ...block, startedAt: mark };
}

/** Forgets a block that holds nothing any more. */
export async function closeBlock({ userId, from, startedAt }: ImportBlock): Promise<void> {
  await transact(
    () =>
      leadItems.transaction
        .write(({ counter }) => [
          counter
            .update({ userId })
            .remove(["importFrom", "importTo", "importStartedAt"])
            .where((of, { eq }) => `${eq(of.importFrom, from)} AND ${eq(of.importStartedAt, startedAt)}`)
            .commit(),
        ])
        .go(),
    () => new DomainError("request.conflict"),
  );
}
