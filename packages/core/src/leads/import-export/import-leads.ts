import { randomUUID } from "node:crypto";
import type * as routes from "@linkedpotential/contract/leads/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { DomainError } from "../../errors.ts";
import { assertNoIdempotencyRecord } from "../../idempotency/with-idempotency-record.ts";
import { type Activity, importActivity } from "../activity/activity.ts";
import type { LeadCounter } from "../counter/lead-counter.entity.ts";
import { leadLimit } from "../counter/lead-limit.ts";
import { leadItems } from "../lead-items.entity.ts";
import { toRow } from "../lead-row.ts";
import { hiddenIds, type VisibleLead, visible } from "../visible-leads.ts";
import { readLeadsCsv } from "./csv.ts";
import { finishImport, finishParts } from "./finish-import.ts";
import {
  closeBlock,
  findFailedBlock,
  type ImportBlock,
  openBlock,
  publishBlock,
  takeOverBlock,
} from "./import-block.ts";
import { type CheckedImport, checkImport, type LeadUpdate } from "./import-report.ts";
import { deleteBlockLeads, writeBlock } from "./write-block.ts";
import { type RowUpdate, writeUpdates } from "./write-updates.ts";

type Input = InputOf<typeof routes.importLeads>;
type Report = AnswerOf<typeof routes.importLeads>;

/**
 * Imports either all chosen leads of a CSV file or none. Updates of existing leads are stored one by one. With `dryRun`
 * the file is only checked.
 */
export async function importLeads(ctx: UserContext, input: Input): Promise<Report> {
  const rows = rowsOf(input);
  const importId = randomUUID();
  return retryOnConflict(async () => {
    const [{ counter, leads }, limit] = await Promise.all([
      readExisting(ctx.user.id),
      leadLimit(ctx),
      // Stop a repeated call here. It would treat the leads of the first call as duplicates and create nothing.
      assertNoIdempotencyRecord(ctx.idempotencyKey),
    ]);
    const checked = checkImport(rows, leads.map(toRow), input);
    const { rows: reported, updates } = checked;
    if (input.dryRun || checked.leads.length + updates.length === 0) return { created: 0, updated: 0, rows: reported };
    const at = ctx.now().toISOString();
    const importing: Importing = {
      importId,
      checked,
      updates: withRows(updates, leads),
      at,
      activities: importActivity(checked.leads, at),
      report: { created: checked.leads.length, updated: updates.length, importId, rows: reported },
    };
    if (checked.leads.length === 0) return updateOnly(ctx, importing);
    const block = await open(ctx, counter, checked.leads.length, limit);
    return createAll(ctx, block, importing, limit);
  });
}

interface Importing {
  importId: string;
  checked: CheckedImport;
  updates: RowUpdate[];
  /** Time of the import. */
  at: string;
  activities: readonly Activity[];
  report: Report;
}

function withRows(updates: readonly LeadUpdate[], leads: readonly VisibleLead[]): RowUpdate[] {
  const byId = new Map(leads.map((row) => [row.leadId, row]));
  return updates.flatMap(({ leadId, company, position }) => {
    const row = byId.get(leadId);
    return row ? [{ row, after: { company, position } }] : [];
  });
}

function rowsOf({ csv, columns, fillsGaps }: Input) {
  const { rows, problem } = readLeadsCsv(csv, { columns, fillsGaps });
  if (rows) return rows;
  const isUnreadable = problem.key === "importOpenQuote" || problem.key === "importNoColumns";
  throw new DomainError(isUnreadable ? "lead.import_unreadable" : "request.invalid", { fields: { csv: problem } });
}

/**
 * Reads counter and leads in one query, which returns the counter first. Leads that are added later change the counter
 * and cause a conflict.
 */
async function readExisting(userId: number) {
  const { data } = await leadItems.collections.leads({ userId }).go({ pages: "all", consistent: true });
  const counter = data.counter[0];
  return { counter, leads: visible(data.lead, hiddenIds(counter)) };
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

async function updateOnly(ctx: UserContext, { updates, ...finished }: Importing): Promise<Report> {
  await writeUpdates({ userId: ctx.user.id, ...finished }, updates);
  await finishImport(ctx, finished);
  return finished.report;
}

async function createAll(
  ctx: UserContext,
  block: ImportBlock,
  { checked, updates, ...finished }: Importing,
  limit: number,
): Promise<Report> {
  const { from, to } = block;
  try {
    await writeBlock(block, checked.leads, finished.at);
    await writeUpdates({ userId: ctx.user.id, ...finished }, updates);
    await publishBlock(block, limit, (parts) => finishParts(parts, ctx, { ...finished, created: { from, to } }));
    return finished.report;
  } catch (error) {
    // Ignore a failed discard: the block stays hidden, and the next import discards it.
    await discard(ctx, block).catch(() => {});
    throw error;
  }
}

async function discard(ctx: UserContext, block: ImportBlock): Promise<void> {
  const ours = await takeOverBlock(block, ctx.now());
  await deleteBlockLeads(ours);
  await closeBlock(ours);
}
