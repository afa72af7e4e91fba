import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { toast } from "../../../lib/toast.ts";
import { useWrite } from "../../../lib/use-api-mutation.ts";
import { loadedTexts } from "../../../texts/texts.ts";
import { dropRows, holdList, refreshWhatDepends } from "../lead-cache.ts";
import { toastFailure } from "../lead-toasts.ts";

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
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const { mutateAsync: run } = useWrite(async (ids: readonly number[]): Promise<number[]> => {
    const queue = [...ids];
    const failures = new Map<number, unknown>();
    let done = 0;
    setProgress({ done, count: ids.length });
    await holdList();
    const work = async () => {
      for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
        await remove(id).catch((error: unknown) => failures.set(Number(id), error));
        done += 1;
        setProgress({ done, count: ids.length });
      }
    };
    await Promise.all(Array.from({ length: parallel }, work));
    dropRows(...ids.filter((id) => !failures.has(id)));
    setProgress(null);
    refreshWhatDepends();
    report(ids.length, [...failures.values()]);
    return [...failures.keys()];
  });
  return { progress, run };
}

async function remove(leadId: number): Promise<void> {
  try {
    await api("leads/delete", { params: { leadId } });
  } catch (error) {
    // Gone already, deleted elsewhere: what was wanted.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

function report(count: number, failures: readonly unknown[]): void {
  if (failures.length > 0) toastFailure("someNotDeleted", failures[0]);
  else toast({ tone: "success", title: loadedTexts("leads")?.toasts.bulkDeleted(count) ?? "" });
}
