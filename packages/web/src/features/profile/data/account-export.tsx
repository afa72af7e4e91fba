import { dateText } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import type { AccountExport as ExportState } from "@linkedpotential/contract/user/schema";
import { useQuery } from "@tanstack/react-query";
import { Download, FileDown, RefreshCw } from "lucide-react";
import { useState } from "react";
import { useAction } from "../../../lib/action/use-action.ts";
import { downloadFrom } from "../../../lib/api/download.ts";
import { apiQuery, queryClient } from "../../../lib/api/query-client.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useToday } from "../../../lib/use-today.ts";
import { errorText } from "../../../texts/error-text.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { FormProblem } from "../../../ui/form-problem.tsx";

const pollIntervalMs = 2000;
const exportQuery = apiQuery("user/get-export");

/**
 * Section to request a file with the account's data, which the server creates in the background, and to download the
 * file.
 */
export function AccountExport() {
  const { data: texts } = useTexts("profile");
  const query = useQuery({
    ...exportQuery,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.state === "running" ? pollIntervalMs : false),
  });
  const request = useAction("user/request-export", () => ({}), {
    onDone: (answer) => queryClient.setQueryData(exportQuery.queryKey, answer),
  });
  const download = useDownload();
  const requestExport = () => void request.runAsync().catch(() => undefined);
  const file: ExportState = query.data ?? { state: "none", availableUntil: null };
  const hasFailed = file.state === "failed" || request.error !== null;
  const action = actionFor(file, hasFailed);
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-ink-muted text-sm">{texts.export.hint}</p>
      <Failure hasFailed={hasFailed} error={request.error ?? query.error} />
      {download.failure && <FormProblem text={`${texts.export.notDownloaded} ${download.failure}`} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {file.state === "ready" && (
          <Button icon={<Download size={16} />} isPending={download.isRunning} onPress={download.start}>
            {texts.export.download}
          </Button>
        )}
        <Button
          variant={file.state === "ready" ? "quiet" : "secondary"}
          icon={action === "start" ? <FileDown size={16} /> : <RefreshCw size={16} />}
          isPending={request.isPending || file.state === "running"}
          onPress={requestExport}
        >
          {texts.export[action]}
        </Button>
      </div>
      <p role="status" className="text-ink-muted text-sm empty:hidden">
        <ExportStatus file={file} isDownloaded={download.isDone} />
      </p>
    </div>
  );
}

const actionFor = ({ state }: ExportState, hasFailed: boolean) =>
  state === "ready" ? "renew" : hasFailed ? "again" : "start";

/** Shows that the export failed, and why. If only reading its state failed, shows just the reason. */
function Failure({ hasFailed, error }: { hasFailed: boolean; error: unknown }) {
  const { data: texts } = useTexts("profile");
  const reason = error ? errorText(error) : "";
  return <FormProblem text={hasFailed ? `${texts.export.failed} ${reason}`.trim() : reason || undefined} />;
}

function ExportStatus({ file: { state, availableUntil }, isDownloaded }: { file: ExportState; isDownloaded: boolean }) {
  const { data: texts } = useTexts("profile");
  const language = useLanguage();
  const { timezone } = useUser();
  if (state === "running") return texts.export.running;
  if (state !== "ready" || availableUntil === null) return null;
  const until = texts.export.ready(dateText(today(new Date(availableUntil), timezone), language));
  return isDownloaded ? `${until} ${texts.export.done}` : until;
}

function useDownload() {
  const day = useToday();
  const [state, setState] = useState<"idle" | "running" | "done">("idle");
  const [failure, setFailure] = useState("");
  const start = async () => {
    setState("running");
    setFailure("");
    try {
      await downloadFrom("user/read-export", `linkedpotential-${day}.json`, {});
      setState("done");
    } catch (error) {
      setState("idle");
      setFailure(errorText(error));
    }
  };
  return { start: () => void start(), isRunning: state === "running", isDone: state === "done", failure };
}
