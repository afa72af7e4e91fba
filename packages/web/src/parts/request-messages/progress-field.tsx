import type { RequestProgress } from "@linkedpotential/contract/request-messages/schema";
import { useTexts } from "../../texts/texts.ts";
import { useMessageAge, useMessageMoment } from "./message-age.tsx";
import { ProgressSelect } from "./progress-select.tsx";

interface ProgressProps {
  requestId: number;
  name: string;
  progress: RequestProgress | undefined;
}

/** Shows how the company proceeds with an accepted request. Its members set it. */
export function ProgressField({ progress, ...request }: ProgressProps) {
  const { label } = useTexts("request-messages").progress;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5">
      <span aria-hidden className="text-ink-muted text-xs">
        {label}
      </span>
      <ProgressSelect {...request} progress={progress} className="min-w-0 flex-1" />
      {progress && (
        <p className="line-clamp-2 w-full min-w-0 text-ink-muted text-xs [overflow-wrap:anywhere]">
          <SetBy progress={progress} />
        </p>
      )}
    </div>
  );
}

function SetBy({ progress: { state, at, by } }: { progress: RequestProgress }) {
  const { progress: texts } = useTexts("request-messages");
  const ageOf = useMessageAge();
  const momentOf = useMessageMoment();
  const textWith = (when: string) => {
    if (!by) return state === "offered" ? texts.setByOffer(when) : when;
    return by.isOwn ? texts.setByYou(when) : texts.setBy(by.name, when);
  };
  return (
    <span title={textWith(momentOf(at))} data-print="title">
      <span>{textWith(ageOf(at))}</span>
    </span>
  );
}
