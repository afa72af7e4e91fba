import { useState } from "react";
import { useAction } from "../../../lib/action/use-action.ts";
import { toast } from "../../../lib/toast.ts";
import { useTexts } from "../../../texts/texts.ts";
import type { Outcome } from "./use-import-run.ts";

/** Undoes an import from its result, or from a toast once the dialog is closed. */
export function useUndoImport(outcome: Outcome | null) {
  const importing = useTexts("lead-import");
  const common = useTexts("common");
  const [isPending, setPending] = useState(false);
  /** Number of leads that stayed, because they were changed after the import. Null while the import is not undone. */
  const [kept, setKept] = useState<number | null>(null);
  const undo = useAction("leads/undo-import", (importId: string) => ({ body: { importId } }), {
    toasts: { area: "lead-import", failed: ({ undoFailed }) => undoFailed },
  });
  const { importIds = [], created = 0, updated = 0 } = outcome ?? {};
  /** Undoes the blocks, the last one first. A call after a failure, which a toast reports, undoes what is left. */
  const undoAll = async (onDone: (kept: number) => void): Promise<void> => {
    setPending(true);
    try {
      let count = 0;
      for (const importId of importIds.toReversed()) count += (await undo.runAsync(importId)).kept;
      onDone(count);
    } catch {
      // Already reported.
    }
    setPending(false);
  };
  const tell = (count: number) =>
    toast({ tone: "success", title: importing.undone, ...(count > 0 && { description: importing.kept(count) }) });
  return {
    kept,
    isPending,
    run: () => void undoAll(setKept),
    /** Shows what was imported, with undo. Call it when the dialog closes. */
    offer: () => {
      if (importIds.length === 0 || kept !== null) return;
      toast({
        tone: "success",
        title: created > 0 ? importing.created(created) : importing.updated(updated),
        action: { label: common.undo, onPress: () => void undoAll(tell) },
      });
    },
  };
}
