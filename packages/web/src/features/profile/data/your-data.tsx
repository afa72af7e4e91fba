import { Download, Trash2 } from "lucide-react";
import { useState } from "react";
import { downloadFrom } from "../../../lib/download.ts";
import { useToday } from "../../../lib/use-today.ts";
import { errorText } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { FormProblem } from "../../../ui/form-problem.tsx";

interface YourDataProps {
  onDelete: () => void;
}

/** What everybody may do with all that is stored about them: have it, and have it deleted. */
export function YourData({ onDelete }: YourDataProps) {
  const { data: texts } = useTexts("profile");
  return (
    <div className="flex flex-col gap-5">
      <Export />
      <div className="flex flex-col items-start gap-3">
        <p className="text-ink-muted text-sm">{texts.deletion.hint}</p>
        <Button icon={<Trash2 size={16} />} onPress={onDelete}>
          {texts.deletion.open}
        </Button>
      </div>
    </div>
  );
}

type ExportState = { is: "idle" | "running" | "done" } | { is: "failed"; why: string };

function Export() {
  const { data: texts } = useTexts("profile");
  const today = useToday();
  const [state, setState] = useState<ExportState>({ is: "idle" });
  const start = async () => {
    setState({ is: "running" });
    try {
      await downloadFrom("user/export", `linkedpotential-${today}.json`);
      setState({ is: "done" });
    } catch (error) {
      setState({ is: "failed", why: errorText(error) });
    }
  };
  const said = { running: texts.export.running, done: texts.export.done };
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-ink-muted text-sm">{texts.export.hint}</p>
      {state.is === "failed" && <FormProblem text={`${texts.export.failed} ${state.why}`} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button icon={<Download size={16} />} isPending={state.is === "running"} onPress={() => void start()}>
          {state.is === "failed" ? texts.export.again : texts.export.start}
        </Button>
        <p role="status" className="text-ink-muted text-sm">
          {state.is === "running" || state.is === "done" ? said[state.is] : ""}
        </p>
      </div>
    </div>
  );
}
