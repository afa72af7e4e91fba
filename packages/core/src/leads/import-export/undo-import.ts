import type * as routes from "@linkedpotential/contract/leads/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { importActivity } from "../activity/activity.ts";
import { addActivity } from "../activity/add-activity.ts";
import { restorableMs } from "../deletion/deleted-lead.entity.ts";
import { LeadEntity, type StoredLead } from "../lead.entity.ts";
import { leadItems } from "../lead-items.entity.ts";
import { LeadImportEntity } from "./lead-import.entity.ts";
import { revertUpdates } from "./revert-updates.ts";

/**
 * Maximum number of leads per transaction, which is limited to 100 items. Each lead has up to three items, and two parts
 * count.
 */
const leadsPerTransaction = 32;

/**
 * Deletes the leads of an import and reverts its updates, except leads that were changed after the import. Several leads
 * share a transaction. A repeated call continues where an earlier one failed.
 * @throws `lead.import_undo_expired` an hour after the import
 */
export async function undoImport(
  ctx: UserContext,
  { importId }: InputOf<typeof routes.undoImport>,
): Promise<AnswerOf<typeof routes.undoImport>> {
  const userId = ctx.user.id;
  const { data } = await LeadImportEntity.get({ userId, importId }).go({ consistent: true });
  if (!data || ctx.now().getTime() >= Date.parse(data.importedAt) + restorableMs) {
    throw new DomainError("lead.import_undo_expired");
  }
  const { from, to, importedAt } = data;
  const deleted =
    from && to ? await retryOnConflict(() => deleteUnchanged(userId, { from, to, importedAt })) : { kept: 0 };
  const reverted = await retryOnConflict(() => revertUpdates(userId, importId));
  return { kept: deleted.kept + reverted.kept };
}

interface Imported {
  from: number;
  to: number;
  importedAt: string;
}

async function deleteUnchanged(userId: number, { from, to, importedAt }: Imported): Promise<{ kept: number }> {
  const query = LeadEntity.query.ofOwner({ userId }).between({ leadId: from }, { leadId: to });
  const attributes = ["userId", "leadId", "revision", "status", "dealValue"] as const;
  const { data } = await query.go({ pages: "all", consistent: true, attributes: [...attributes] });
  const unchanged = data.filter(({ revision }) => revision === 1);
  for (let start = 0; start < unchanged.length; start += leadsPerTransaction) {
    await deleteChunk(userId, unchanged.slice(start, start + leadsPerTransaction), importedAt);
  }
  return { kept: data.length - unchanged.length };
}

type ImportedLead = Pick<StoredLead, "leadId" | "status" | "dealValue">;

/** @throws ConflictError when one of the leads was changed or deleted */
async function deleteChunk(userId: number, leads: readonly ImportedLead[], importedAt: string): Promise<void> {
  const ids = leads.map(({ leadId }) => ({ userId, leadId }));
  await transact(
    leadItems,
    (parts) => ({
      counter: parts.counter.update({ userId }).add({ count: -ids.length, version: 1 }).commit(),
      leads: ids.map((id) =>
        parts.lead
          .delete(id)
          .where((of, { eq }) => eq(of.revision, 1))
          .commit(),
      ),
      timelines: ids.map((id) => parts.timeline.delete(id).commit()),
      notes: ids.map((id) => parts.notes.delete(id).commit()),
      activity: addActivity(parts, userId, importActivity(leads, importedAt, -1)),
    }),
    () => new ConflictError(),
  );
}
