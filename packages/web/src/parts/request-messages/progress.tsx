import { progressStates } from "@linkedpotential/contract/request-messages/progress";
import type { RequestProgress } from "@linkedpotential/contract/request-messages/schema";
import { useUser } from "../../lib/session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { Badge } from "../../ui/badge.tsx";
import { Select } from "../../ui/select.tsx";
import { useSetProgress } from "./api.ts";
import { useMessageAge } from "./message-age.tsx";

interface ProgressProps {
  requestId: number;
  name: string;
  progress: RequestProgress | undefined;
}

/** Shows how the company proceeds with an accepted request. The members of the company set it, the freelancer reads it. */
export function Progress(props: ProgressProps) {
  const { role } = useUser();
  const { states } = useTexts("request-messages").progress;
  if (role === "business") return <ProgressField {...props} />;
  if (!props.progress) return null;
  const { state } = props.progress;
  return <Badge tone={state === "hired" ? "good" : "neutral"}>{states[state]}</Badge>;
}

function ProgressField({ requestId, name, progress }: ProgressProps) {
  const { progress: texts } = useTexts("request-messages");
  const { name: own } = useUser();
  const setProgress = useSetProgress(own);
  return (
    <div className="flex min-w-0 flex-wrap items-center justify-end gap-x-3 gap-y-1">
      {progress && (
        <span className="text-ink-muted text-xs [overflow-wrap:anywhere]">
          <SetBy progress={progress} />
        </span>
      )}
      <Select
        aria-label={texts.of(name)}
        placeholder={texts.choose}
        className="w-52"
        choices={progressStates.map((id) => ({ id, label: texts.states[id] }))}
        value={progress?.state ?? null}
        onChange={(state) => setProgress.run({ requestId, state, previous: progress })}
      />
    </div>
  );
}

function SetBy({ progress: { at, by } }: { progress: RequestProgress }) {
  const { you, progress: texts } = useTexts("request-messages");
  const age = useMessageAge()(at);
  return by ? texts.setBy(by.isOwn ? you : by.name, age) : age;
}
