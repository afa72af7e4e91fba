import { type LessonId, lessonAt, type Training } from "@linkedpotential/contract/trainings/catalogue";
import { type RefObject, type SyntheticEvent, useEffect, useImperativeHandle, useRef, useState } from "react";

/** While it plays, in seconds. */
const saveEvery = 15;
/** A step in time that is longer, in seconds, was a jump: nobody has seen what lies between. */
const longestStep = 2;

export interface Playback {
  /** Also before the video is loaded, and after it has failed. */
  playFrom: (seconds: number) => void;
}

export interface PlaybackListeners {
  onLesson: (lesson: LessonId) => void;
  /** A lesson was watched to its end. */
  onLessonEnd: (lesson: LessonId) => void;
  /** Where it stands, whenever it pauses, and now and then. */
  onStop: (seconds: number) => void;
}

interface PlaybackOptions extends PlaybackListeners {
  ref: RefObject<Playback | null>;
  training: Training;
  /** Where it was stopped, in seconds. */
  position: number;
}

/** Where a video stands: kept while it plays, and again there when it is loaded anew. */
export function usePlayback({ ref, training, position, onLesson, onLessonEnd, onStop }: PlaybackOptions) {
  const element = useRef<HTMLVideoElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const at = useRef(position);
  const saved = useRef(position);
  // Loading anew puts the time back to 0, where nobody has stopped.
  const isEmpty = useRef(false);
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

  const retry = () => {
    setHasFailed(false);
    element.current?.load();
  };
  useImperativeHandle(ref, () => ({
    playFrom: (seconds) => {
      at.current = seconds;
      if (hasFailed) retry();
      if (!element.current) return;
      element.current.currentTime = seconds;
      void element.current.play().catch(() => undefined);
      element.current.focus();
    },
  }));

  const follow = (now: number) => {
    if (isEmpty.current) return;
    const [before, lesson] = [lessonAt(training, at.current), lessonAt(training, now)];
    if (before !== lesson && now - at.current > 0 && now - at.current < longestStep) onLessonEnd(before);
    at.current = now;
    onLesson(lesson);
    if (Math.abs(now - saved.current) >= saveEvery) save();
  };
  const events = {
    onEmptied: () => {
      isEmpty.current = true;
    },
    onLoadedMetadata: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
      isEmpty.current = false;
      currentTarget.currentTime = at.current;
    },
    onTimeUpdate: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => follow(currentTarget.currentTime),
    onPause: save,
    onEnded: () => {
      onLessonEnd(lessonAt(training, at.current));
      at.current = 0;
      save();
    },
    onError: () => setHasFailed(true),
  };
  return { element, events, hasFailed, retry };
}
