import type { Lead, LeadRow } from "@linkedpotential/contract/leads/schema";
import { useState } from "react";
import { settleEach } from "../../../../lib/action/settle-each.ts";
import { useAction } from "../../../../lib/action/use-action.ts";
import { isGone } from "../../../../lib/api/api-error.ts";
import { toast } from "../../../../lib/toast.ts";
import { withReason } from "../../../../texts/error-text.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { putRows, removeRows } from "../../lead-cache.ts";
import { undoMs } from "./undo-time.ts";

export interface BulkProgress {
  done: number;
  count: number;
}

const byId = ({ id }: LeadRow) => ({ params: { leadId: id } });

/** Deletes leads with one call each. `run` returns the ids of the leads that could not be deleted. */
export function useBulkDelete() {
  const { toasts } = useTexts("leads");
  const { errors, undo } = useTexts("common");
  const { runAsync: remove } = useAction("leads/delete", byId);
  const restore = useBulkRestore();
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const run = async (leads: readonly LeadRow[]): Promise<number[]> => {
    setProgress({ done: 0, count: leads.length });
    // A lead that was already deleted elsewhere counts as deleted.
    const deleteLead = (lead: LeadRow) =>
      remove(lead).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      });
    const { done, failed, error } = await settleEach(leads, deleteLead, (count) =>
      setProgress({ done: count, count: leads.length }),
    );
    const deleted = done.map(({ item }) => item);
    removeRows(...deleted.map(({ id }) => id));
    setProgress(null);
    const action = { label: undo, onPress: () => void restore(deleted) };
    if (failed.length === 0) {
      toast({ tone: "success", title: toasts.bulkDeleted(leads.length), duration: undoMs, action });
    } else {
      const description = withReason(toasts.someNotDeleted, error);
      toast({
        tone: "error",
        title: errors.title,
        description,
        ...(deleted.length > 0 && { duration: undoMs, action }),
      });
    }
    return failed.map(({ id }) => id);
  };
  return { progress, run };
}

/** Returns a function that restores deleted leads. They show at once; those that cannot be restored disappear again. */
function useBulkRestore() {
  const { bulk } = useTexts("lead-tools");
  const { runAsync: restoreLead } = useAction("leads/restore", byId);
  return async (leads: readonly LeadRow[]) => {
    putRows(leads);
    const { done, failed, error } = await settleEach(leads, restoreLead);
    putRows(done.map(({ result }) => rowOf(result)));
    removeRows(...failed.map(({ id }) => id));
    if (failed.length === 0) toast({ tone: "success", title: bulk.restored(leads.length) });
    else toast({ tone: "error", title: withReason(bulk.partlyRestored(done.length, leads.length), error) });
  };
}

/** Returns a lead without its long notes, as the list has it. */
export const rowOf = ({ vorbereitung, infosErstgespraech, infosZweitgespraech, ...row }: Lead): LeadRow => row;
