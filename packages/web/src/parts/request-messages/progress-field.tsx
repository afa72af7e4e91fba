import { progressStates } from "@linkedpotential/contract/request-messages/progress";
import type { RequestProgress } from "@linkedpotential/contract/request-messages/schema";
import { useUser } from "../../lib/session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { Select } from "../../ui/select.tsx";
import { useSetProgress } from "./api.ts";
import { useMessageAge } from "./message-age.tsx";

interface ProgressProps {
  requestId: number;
  name: string;
  progress: RequestProgress | undefined;
}

/** Shows how the company proceeds with an accepted request. Its members set it. */
export function ProgressField({ requestId, name, progress }: ProgressProps) {
  const { progress: texts } = useTexts("request-messages");
  const { name: own } = useUser();
  const setProgress = useSetProgress(own);
  return (
    <div className="flex min-w-0 items-center gap-x-3 gap-y-0.5 @min-[32rem]:flex-col @min-[32rem]:items-stretch">
      <Select
        aria-label={texts.of(name)}
        placeholder={texts.choose}
        className="w-46 shrink-0 @min-[32rem]:w-full"
        choices={progressStates.map((id) => ({ id, label: texts.states[id] }))}
        value={progress?.state ?? null}
        onChange={(state) => setProgress.run({ requestId, state, previous: progress })}
      />
      {progress && (
        <p className="line-clamp-3 min-w-0 text-ink-muted text-xs @min-[32rem]:line-clamp-1 @min-[32rem]:px-0.5 [overflow-wrap:anywhere]">
          <SetBy progress={progress} />
        </p>
      )}
    </div>
  );
}

function SetBy({ progress: { at, by } }: { progress: RequestProgress }) {
  const { progress: texts } = useTexts("request-messages");
  const age = useMessageAge()(at);
  if (!by) return age;
  return by.isOwn ? texts.setByYou(age) : texts.setBy(by.name, age);
}
