import { useState } from "react";
import { useAction } from "../../../../lib/action/use-action.ts";
import { isGone } from "../../../../lib/api/api-error.ts";
import { toast } from "../../../../lib/toast.ts";
import { withReason } from "../../../../texts/error-text.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { removeRows } from "../../lead-cache.ts";

const concurrentCalls = 4;

export interface BulkProgress {
  done: number;
  count: number;
}

/** Deletes leads with one call each. `run` returns the ids of the leads that could not be deleted. */
export function useBulkDelete() {
  const { toasts } = useTexts("leads");
  const { errors } = useTexts("common");
  const { runAsync: remove } = useAction("leads/delete", (leadId: number) => ({ params: { leadId } }));
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const run = async (ids: readonly number[]): Promise<number[]> => {
    const queue = [...ids];
    const failures = new Map<number, unknown>();
    let done = 0;
    setProgress({ done, count: ids.length });
    const deleteNext = async () => {
      for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
        const failure = await remove(id).then(
          () => undefined,
          (error: unknown) => error,
        );
        // A lead that was already deleted elsewhere counts as deleted.
        if (failure && !isGone(failure)) failures.set(id, failure);
        done += 1;
        setProgress({ done, count: ids.length });
      }
    };
    await Promise.all(Array.from({ length: concurrentCalls }, deleteNext));
    removeRows(...ids.filter((id) => !failures.has(id)));
    setProgress(null);
    const [failure] = failures.values();
    if (failure) toast({ tone: "error", title: errors.title, description: withReason(toasts.someNotDeleted, failure) });
    else toast({ tone: "success", title: toasts.bulkDeleted(ids.length) });
    return [...failures.keys()];
  };
  return { progress, run };
}
