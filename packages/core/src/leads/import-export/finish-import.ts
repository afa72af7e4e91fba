import type { ImportRow, LeadImportReport } from "@linkedpotential/contract/leads/schema";
import type { UserContext } from "../../context.ts";
import { ttlOf } from "../../db/store.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { putIdempotencyRecord } from "../../idempotency/put-idempotency-record.ts";
import type { Activity } from "../activity/activity.ts";
import { addActivity } from "../activity/add-activity.ts";
import { restorableMs } from "../deletion/deleted-lead.entity.ts";
import { leadItems } from "../lead-items.entity.ts";

export type LeadParts = Parameters<Parameters<typeof leadItems.transaction.write>[0]>[0];

export interface FinishedImport {
  importId: string;
  /** Ids of the created leads. Absent when the import only updated leads. */
  created?: { from: number; to: number } | undefined;
  /** Time of the import, from which it can be undone. */
  at: string;
  activities: readonly Activity[];
  report: LeadImportReport;
}

/** Returns the parts of a transaction that record a finished import and its answer. */
export function finishParts(
  parts: LeadParts,
  ctx: UserContext,
  { importId, created, at, activities, report }: FinishedImport,
) {
  const ttl = ttlOf(Date.parse(at) + restorableMs);
  const brief = { ...report, rows: report.rows.map(withoutNames) };
  return {
    leadImport: parts.leadImport.put({ userId: ctx.user.id, importId, ...created, importedAt: at, ttl }).commit(),
    activity: addActivity(parts, ctx.user.id, activities),
    idempotencyRecord: putIdempotencyRecord(parts, ctx, report, brief),
  };
}

/** Records an import that created no leads. */
export async function finishImport(ctx: UserContext, finished: FinishedImport): Promise<void> {
  await transact(
    leadItems,
    (parts) => finishParts(parts, ctx, finished),
    () => new DomainError("request.conflict"),
  );
}

function withoutNames(row: ImportRow): ImportRow {
  const nameless = { ...row, name: "", company: "" };
  if (nameless.status === "ok" || nameless.status === "invalid") return nameless;
  return { ...nameless, of: undefined };
}
