import { type LessonId, lessonAt, type Training } from "@linkedpotential/contract/trainings/catalogue";
import type { TrainingState } from "@linkedpotential/contract/trainings/schema";
import { CircleAlert } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";

/** While it plays, in seconds. */
const saveEvery = 15;
/** A step in time that is longer, in seconds, was a jump: nobody has seen what lies between. */
const longestStep = 2;

interface TrainingVideoProps {
  ref: RefObject<HTMLVideoElement | null>;
  training: Training;
  title: string;
  source: Pick<TrainingState, "captions" | "position"> & { video: string };
  onLesson: (lesson: LessonId) => void;
  /** A lesson was watched to its end. */
  onLessonEnd: (lesson: LessonId) => void;
  /** Where it stands, whenever it pauses, and now and then. */
  onStop: (seconds: number) => void;
}

export function TrainingVideo({ ref, training, title, source, onLesson, onLessonEnd, onStop }: TrainingVideoProps) {
  const texts = useTexts("trainings");
  const language = useLanguage();
  const [hasFailed, setHasFailed] = useState(false);
  // A video that is played on keeps the place where it was opened.
  const [{ video, captions, position }] = useState(source);
  const at = useRef(position);
  const saved = useRef(position);
  const latest = useRef(onStop);
  useEffect(() => {
    latest.current = onStop;
  });

  const save = () => {
    const seconds = Math.floor(at.current);
    if (seconds === Math.floor(saved.current)) return;
    saved.current = seconds;
    latest.current(seconds);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is closed, and not before
  useEffect(() => save, []);

  const follow = (now: number) => {
    const [before, lesson] = [lessonAt(training, at.current), lessonAt(training, now)];
    if (before !== lesson && now - at.current > 0 && now - at.current < longestStep) onLessonEnd(before);
    at.current = now;
    onLesson(lesson);
    if (Math.abs(now - saved.current) >= saveEvery) save();
  };
  const end = () => {
    onLessonEnd(lessonAt(training, at.current));
    at.current = 0;
    save();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: a stage may have a video without captions */}
      <video
        ref={ref}
        src={video}
        aria-label={texts.video(title)}
        controls
        playsInline
        preload="metadata"
        crossOrigin={captions.length > 0 ? "anonymous" : undefined}
        className="aspect-video w-full rounded-md bg-black"
        onLoadedMetadata={({ currentTarget }) => {
          currentTarget.currentTime = at.current;
        }}
        onTimeUpdate={({ currentTarget }) => follow(currentTarget.currentTime)}
        onPause={save}
        onEnded={end}
        onError={() => setHasFailed(true)}
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
      {hasFailed && (
        <VideoFailed
          onRetry={() => {
            setHasFailed(false);
            ref.current?.load();
          }}
        />
      )}
    </>
  );
}

function VideoFailed({ onRetry }: { onRetry: () => void }) {
  const { videoFailed, videoFailedDescription } = useTexts("trainings");
  const { retry } = useTexts("common");
  return (
    <div role="alert" className="mt-3 flex flex-wrap items-start gap-3 rounded-md bg-danger-soft p-4 text-sm">
      <CircleAlert size={20} aria-hidden className="shrink-0 text-danger-text" />
      <div className="min-w-0 flex-1">
        <p className="font-medium text-danger-text">{videoFailed}</p>
        <p className="mt-0.5 text-pretty text-ink-muted">{videoFailedDescription}</p>
      </div>
      <Button size="sm" onPress={onRetry}>
        {retry}
      </Button>
    </div>
  );
}
