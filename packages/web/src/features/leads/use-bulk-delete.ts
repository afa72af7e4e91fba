import { useState } from "react";
import { api } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";
import { toast } from "../../lib/toast.ts";
import { loadedTexts } from "../../texts/texts.ts";
import { dropRows, holdList, refreshWhatDepends } from "./lead-cache.ts";
import { toastFailure } from "./lead-toasts.ts";

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
  const run = async (ids: readonly number[]): Promise<number[]> => {
    const queue = [...ids];
    const failed: number[] = [];
    let done = 0;
    setProgress({ done, count: ids.length });
    await holdList();
    const work = async () => {
      for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
        if (!(await isDeleted(id))) failed.push(id);
        done += 1;
        setProgress({ done, count: ids.length });
      }
    };
    await Promise.all(Array.from({ length: parallel }, work));
    const remaining = new Set(failed);
    dropRows(...ids.filter((id) => !remaining.has(id)));
    setProgress(null);
    refreshWhatDepends();
    report(ids.length, failed.length);
    return failed;
  };
  return { progress, run };
}

async function isDeleted(leadId: number): Promise<boolean> {
  try {
    await api("leads/delete", { params: { leadId } });
    return true;
  } catch (error) {
    // Gone already, deleted elsewhere: what was wanted.
    return error instanceof ApiError && error.status === 404;
  }
}

function report(count: number, failed: number): void {
  if (failed > 0) toastFailure("someNotDeleted");
  else toast({ tone: "success", title: loadedTexts("leads")?.toasts.bulkDeleted(count) ?? "" });
}
