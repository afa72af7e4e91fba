import { useState } from "react";
import { errorText } from "../../texts/error-text.ts";
import { toast } from "../toast.ts";

/** Returns a function that runs a download, and whether one is running. A failure is shown in a toast. */
export function useDownload(failed: string): { isLoading: boolean; run: (download: () => Promise<void>) => void } {
  const [isLoading, setLoading] = useState(false);
  const run = async (download: () => Promise<void>) => {
    setLoading(true);
    try {
      await download();
    } catch (error) {
      toast({ tone: "error", title: failed, description: errorText(error) });
    }
    setLoading(false);
  };
  return { isLoading, run: (download) => void run(download) };
}
