import { useState } from "react";
import { downloadFrom } from "../../lib/api/download.ts";
import { toast } from "../../lib/toast.ts";
import { errorText } from "../../texts/error-text.ts";
import { useTexts } from "../../texts/texts.ts";
import { useLeadActions } from "./lead/lead-actions.tsx";

/** Returns a function that downloads leads as a CSV file: those with the given ids, or all. A failure shows a toast. */
export function useLeadExport() {
  const { exportFailed } = useTexts("leads");
  const { today } = useLeadActions();
  const [isRunning, setRunning] = useState(false);
  const run = async (ids?: number[]): Promise<void> => {
    const name = `leads-${today}.csv`;
    setRunning(true);
    try {
      if (ids) await downloadFrom("leads/export-selected", name, { body: { ids } });
      else await downloadFrom("leads/export", name);
    } catch (error) {
      toast({ tone: "error", title: exportFailed, description: errorText(error) });
    }
    setRunning(false);
  };
  return { isRunning, run };
}
