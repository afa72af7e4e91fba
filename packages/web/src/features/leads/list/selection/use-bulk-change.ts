import type { LeadChange, LeadRow } from "@linkedpotential/contract/leads/schema";
import { useState } from "react";
import { settleEach } from "../../../../lib/action/settle-each.ts";
import { useAction } from "../../../../lib/action/use-action.ts";
import { dismissToast, toast } from "../../../../lib/toast.ts";
import { withReason } from "../../../../texts/error-text.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { cachedLead, putRows } from "../../lead-cache.ts";
import { offerPlan } from "../../lead-toasts.ts";
import { undoMs } from "./undo-time.ts";
import { type BulkProgress, rowOf } from "./use-bulk-delete.ts";

type RowChange = Pick<LeadChange, "status" | "tags" | "followUpDate" | "followUpCompleted">;

interface Change {
  before: LeadRow;
  change: RowChange & Pick<LeadChange, "lostReason">;
}

/**
 * Changes leads with one call each. They show the change at once; those that could not be changed go back. A toast says
 * how many were changed and offers to undo it.
 */
export function useBulkChange() {
  const { bulk } = useTexts("lead-tools");
  const { undo } = useTexts("common");
  const { runAsync: update } = useAction("leads/update", ({ before, change }: Change) => ({
    params: { leadId: before.id },
    body: change,
  }));
  const [progress, setProgress] = useState<BulkProgress | null>(null);

  async function apply(changes: readonly Change[], onProgress?: (done: number) => void) {
    const at = new Date().toISOString();
    putRows(changes.map(({ before, change }) => ({ ...before, ...withoutUndefined(change), lastActivity: at })));
    const settled = await settleEach(changes, update, onProgress);
    putRows([...settled.done.map(({ result }) => rowOf(result)), ...settled.failed.map(({ before }) => before)]);
    if (settled.error) offerPlan(settled.error);
    return settled;
  }

  async function revert(changed: readonly Change[]) {
    const { done, failed, error } = await apply(changed.map(reverse));
    if (failed.length === 0) toast({ tone: "success", title: bulk.undone(done.length) });
    else toast({ tone: "error", title: withReason(bulk.partly(done.length, changed.length), error) });
  }

  /** Changes the leads for which `changeOf` returns a change. */
  async function run(leads: readonly LeadRow[], changeOf: (lead: LeadRow) => RowChange | null) {
    const changes = leads.flatMap((before) => {
      const change = changeOf(before);
      return change ? [{ before, change }] : [];
    });
    if (changes.length === 0) {
      toast({ title: bulk.unchanged });
      return;
    }
    const show = (done: number) => setProgress({ done, count: changes.length });
    // The toast of an earlier change would undo the wrong one.
    dismissToast();
    show(0);
    const { done, failed, error } = await apply(changes, show);
    setProgress(null);
    const action = { label: undo, onPress: () => void revert(done.map(({ item }) => item)) };
    const undoable = done.length > 0 && { duration: undoMs, action };
    if (failed.length === 0) toast({ tone: "success", title: bulk.changed(done.length), ...undoable });
    else {
      const title = bulk.partly(done.length, changes.length);
      toast({ tone: "error", title, description: withReason("", error).replace(/^\. /, ""), ...undoable });
    }
  }
  return { progress, run };
}

/** Returns the change that restores the former values. */
function reverse({ before, change }: Change): Change {
  const { status, tags, followUpDate, followUpCompleted, lostReason } = before;
  return {
    before: cachedLead(before.id) ?? before,
    change: {
      ...(change.status && { status, lostReason }),
      ...(change.tags && { tags }),
      ...(change.followUpDate !== undefined && { followUpDate, followUpCompleted }),
    },
  };
}

const withoutUndefined = (change: Change["change"]): Partial<LeadRow> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
