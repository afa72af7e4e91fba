import { readLeadsCsv } from "@linkedpotential/contract/leads/csv";
import { importMax } from "@linkedpotential/contract/leads/limits";
import type * as routes from "@linkedpotential/contract/leads/routes";
import type { NewLead } from "@linkedpotential/contract/leads/schema";
import { messages } from "@linkedpotential/contract/messages";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { closeBlock, type ImportBlock, openBlock, publishBlock, takeOver } from "./import-block.ts";
import { checkImport } from "./import-report.ts";
import { hiddenIds } from "./lead-counter.entity.ts";
import { leadItems } from "./lead-items.entity.ts";
import { leadLimit } from "./lead-limit.ts";
import { toRow } from "./lead-row.ts";
import { emptyBlock, writeBlock } from "./write-block.ts";

type Report = AnswerOf<typeof routes.importLeads>;

/**
 * Reads leads from a CSV file and reports row by row. Rows that repeat a lead are left out; if any row is wrong,
 * nothing is created. The new leads appear all at once or, whatever happens on the way, not at all.
 *
 * @throws `lead.import_unreadable`, `request.invalid` without or with too many rows, `plan_limit`,
 * `request.in_progress` while another import of the caller runs
 */
export async function importLeads(ctx: UserContext, input: InputOf<typeof routes.importLeads>): Promise<Report> {
  const rows = readLeadsCsv(input.csv);
  if (!rows) throw new DomainError("lead.import_unreadable");
  if (rows.length === 0) throw new DomainError("request.invalid", { fields: { csv: messages.importEmpty } });
  if (rows.length > importMax) throw new DomainError("request.invalid", { fields: { csv: messages.importTooMany } });

  const checked = checkImport(rows, await existingLeads(ctx.user.id));
  const isWritten = !input.dryRun && checked.isValid && checked.leads.length > 0;
  if (isWritten) await createAll(ctx, checked.leads);
  return { created: isWritten ? checked.leads.length : 0, rows: checked.rows };
}

async function existingLeads(userId: number) {
  const { data } = await leadItems.collections.leads({ userId }).go({ pages: "all", consistent: true });
  const { from, to } = hiddenIds(data.counter[0]);
  return data.lead.filter(({ leadId }) => leadId < from || leadId > to).map(toRow);
}

async function createAll(ctx: UserContext, leads: NewLead[]): Promise<void> {
  const limit = await leadLimit(ctx);
  const block = await open(ctx, leads.length, limit);
  try {
    await writeBlock(block, leads, ctx.now().toISOString());
    await publishBlock(block, limit);
  } catch (error) {
    await discard(ctx, block);
    throw error;
  }
}

/** A block for the import, after the remains of an import that died were removed. */
async function open(ctx: UserContext, size: number, limit: number): Promise<ImportBlock> {
  const first = await openBlock(ctx.user.id, size, ctx.now(), limit);
  if ("block" in first) return first.block;
  await discard(ctx, first.dead);
  const second = await openBlock(ctx.user.id, size, ctx.now(), limit);
  if ("block" in second) return second.block;
  throw new DomainError("request.conflict");
}

async function discard(ctx: UserContext, block: ImportBlock): Promise<void> {
  const ours = await takeOver(block, ctx.now());
  await emptyBlock(ours);
  await closeBlock(ours);
}
