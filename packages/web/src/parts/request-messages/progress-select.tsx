import { progressStates } from "@linkedpotential/contract/request-messages/progress";
import type { RequestProgress } from "@linkedpotential/contract/request-messages/schema";
import { useUser } from "../../lib/session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { Select } from "../../ui/select.tsx";
import { useSetProgress } from "./api.ts";

interface ProgressSelectProps {
  requestId: number;
  name: string;
  progress: RequestProgress | undefined;
  className: string;
}

/** State of an accepted request that no member has changed yet. */
const untouched = "accepted";

/** Shows the state of an accepted request, which the members of the company set. */
export function ProgressSelect({ requestId, name, progress, className }: ProgressSelectProps) {
  const { progress: texts } = useTexts("request-messages");
  const setProgress = useSetProgress(useUser().name);
  const states = progressStates.map((id) => ({ id, label: texts.states[id] }));
  return (
    <Select
      aria-label={texts.of(name)}
      className={className}
      choices={progress ? states : [{ id: untouched, label: texts.accepted }, ...states]}
      value={progress?.state ?? untouched}
      onChange={(state) => {
        if (state !== untouched) setProgress.run({ requestId, state, previous: progress });
      }}
    />
  );
}
