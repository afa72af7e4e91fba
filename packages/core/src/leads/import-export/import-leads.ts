import type * as routes from "@linkedpotential/contract/leads/routes";
import type { ImportRow } from "@linkedpotential/contract/leads/schema";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { DomainError } from "../../errors.ts";
import { putIdempotencyRecord } from "../../idempotency/put-idempotency-record.ts";
import { assertNoIdempotencyRecord } from "../../idempotency/with-idempotency-record.ts";
import type { LeadCounter } from "../counter/lead-counter.entity.ts";
import { leadLimit } from "../counter/lead-limit.ts";
import { leadItems } from "../lead-items.entity.ts";
import { toRow } from "../lead-row.ts";
import { hiddenIds, visible } from "../visible-leads.ts";
import { readLeadsCsv } from "./csv.ts";
import {
  closeBlock,
  findFailedBlock,
  type ImportBlock,
  openBlock,
  publishBlock,
  takeOverBlock,
} from "./import-block.ts";
import { type CheckedImport, checkImport } from "./import-report.ts";
import { deleteBlockLeads, writeBlock } from "./write-block.ts";

type Report = AnswerOf<typeof routes.importLeads>;

/** Imports either all leads of a CSV file or none. With `dryRun` the file is only checked. */
export async function importLeads(ctx: UserContext, input: InputOf<typeof routes.importLeads>): Promise<Report> {
  const rows = rowsOf(input.csv);
  return retryOnConflict(async () => {
    const [{ counter, leads }, limit] = await Promise.all([
      readExisting(ctx.user.id),
      leadLimit(ctx),
      // Stop a repeated call here. It would treat the leads of the first call as duplicates and create nothing.
      assertNoIdempotencyRecord(ctx.idempotencyKey),
    ]);
    const checked = checkImport(rows, leads);
    if (input.dryRun || checked.leads.length === 0) return { created: 0, rows: checked.rows };
    const block = await open(ctx, counter, checked.leads.length, limit);
    return createAll(ctx, block, checked, limit);
  });
}

function rowsOf(csv: string) {
  const file = readLeadsCsv(csv);
  if (file.rows) return file.rows;
  if (!file.problem) throw new DomainError("lead.import_unreadable");
  throw new DomainError("request.invalid", { fields: { csv: file.problem } });
}

/**
 * Reads counter and leads in one query, which returns the counter first. Leads that are added later change the counter
 * and cause a conflict.
 */
async function readExisting(userId: number) {
  const { data } = await leadItems.collections.leads({ userId }).go({ pages: "all", consistent: true });
  const counter = data.counter[0];
  return { counter, leads: visible(data.lead, hiddenIds(counter)).map(toRow) };
}

/**
 * Opens a block for the import.
 * @throws ConflictError when leads were added since the read, or after a failed import was discarded
 */
async function open(
  ctx: UserContext,
  counter: LeadCounter | undefined,
  size: number,
  limit: number,
): Promise<ImportBlock> {
  const dead = findFailedBlock(ctx.user.id, counter, ctx.now());
  if (!dead) return openBlock(ctx.user.id, counter, size, limit, ctx.now());
  await discard(ctx, dead);
  throw new ConflictError();
}

async function createAll(ctx: UserContext, block: ImportBlock, checked: CheckedImport, limit: number) {
  const report: Report = { created: checked.leads.length, rows: checked.rows };
  const brief = report.rows.map(withoutNames);
  try {
    await writeBlock(block, checked.leads, ctx.now().toISOString());
    await publishBlock(block, limit, (parts) => putIdempotencyRecord(parts, ctx, report, { ...report, rows: brief }));
    return report;
  } catch (error) {
    // Ignore a failed discard: the block stays hidden, and the next import discards it.
    await discard(ctx, block).catch(() => {});
    throw error;
  }
}

function withoutNames(row: ImportRow): ImportRow {
  const nameless = { ...row, name: "", company: "" };
  return nameless.status === "duplicate" ? { ...nameless, of: undefined } : nameless;
}

async function discard(ctx: UserContext, block: ImportBlock): Promise<void> {
  const ours = await takeOverBlock(block, ctx.now());
  await deleteBlockLeads(ours);
  await closeBlock(ours);
}
