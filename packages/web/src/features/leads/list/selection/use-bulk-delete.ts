import { useState } from "react";
import { useAction } from "../../../../lib/action/use-action.ts";
import { isGone } from "../../../../lib/api/api-error.ts";
import { toast } from "../../../../lib/toast.ts";
import { withReason } from "../../../../texts/error-text.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { dropRows } from "../../lead-cache.ts";

/** Calls on their way at the same time. */
const parallel = 4;

export interface BulkProgress {
  done: number;
  count: number;
}

/**
 * Deletes leads by one call each (LEAD-33) and tells how far it is. `run` answers the ids that are still there.
 */
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
    const work = async () => {
      for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
        const failure = await remove(id).then(
          () => undefined,
          (error: unknown) => error,
        );
        // Gone already, deleted elsewhere: what was wanted.
        if (failure && !isGone(failure)) failures.set(id, failure);
        done += 1;
        setProgress({ done, count: ids.length });
      }
    };
    await Promise.all(Array.from({ length: parallel }, work));
    dropRows(...ids.filter((id) => !failures.has(id)));
    setProgress(null);
    const [failure] = failures.values();
    if (failure) toast({ tone: "error", title: errors.title, description: withReason(toasts.someNotDeleted, failure) });
    else toast({ tone: "success", title: toasts.bulkDeleted(ids.length) });
    return [...failures.keys()];
  };
  return { progress, run };
}
