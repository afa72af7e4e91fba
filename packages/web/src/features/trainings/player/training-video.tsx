import type { Training } from "@linkedpotential/contract/trainings/catalogue";
import type { TrainingState } from "@linkedpotential/contract/trainings/schema";
import { CircleAlert } from "lucide-react";
import { type RefObject, useState } from "react";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { type Playback, type PlaybackListeners, usePlayback } from "./use-playback.ts";

interface TrainingVideoProps extends PlaybackListeners {
  ref: RefObject<Playback | null>;
  training: Training;
  title: string;
  source: Pick<TrainingState, "captions" | "position"> & { video: string };
}

export function TrainingVideo({ source, title, ...playback }: TrainingVideoProps) {
  const texts = useTexts("trainings");
  const language = useLanguage();
  // Keep the values of the first render: saving the position updates the cached data while the video plays.
  const [{ video, captions, position }] = useState(source);
  const { element, events, hasFailed, retry } = usePlayback({ ...playback, position });
  return (
    <>
      <video
        ref={element}
        src={video}
        aria-label={texts.video(title)}
        controls
        playsInline
        preload="metadata"
        crossOrigin={captions.length > 0 ? "anonymous" : undefined}
        className="aspect-video w-full rounded-md bg-black"
        {...events}
      >
        {captions.map((caption) => (
          <track
            key={caption.language}
            kind="captions"
            src={caption.address}
            srcLang={caption.language}
            label={texts.captions[caption.language]}
            default={caption.language === language}
          />
        ))}
      </video>
      {hasFailed && <VideoFailed onRetry={retry} />}
    </>
  );
}

function VideoFailed({ onRetry }: { onRetry: () => void }) {
  const { videoFailed, videoFailedDescription } = useTexts("trainings");
  const { retry } = useTexts("common");
  return (
    <div role="alert" className="mt-3 flex flex-wrap items-start gap-3 rounded-md bg-danger-soft p-4 text-sm">
      <CircleAlert size={20} aria-hidden className="shrink-0 text-danger-text" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-medium text-danger-text">{videoFailed}</p>
        <p className="mt-0.5 text-pretty text-ink-muted">{videoFailedDescription}</p>
      </div>
      <Button size="sm" onPress={onRetry}>
        {retry}
      </Button>
    </div>
  );
}
