import { type LessonId, lessonAt, type Training } from "@linkedpotential/contract/trainings/catalogue";
import { type RefObject, type SyntheticEvent, useEffect, useImperativeHandle, useRef, useState } from "react";

/** Interval of saving during playback, in seconds. */
const saveEvery = 15;
/** A longer step in time, in seconds, is a seek: the person has not seen what lies between. */
const longestStep = 2;

export interface Playback {
  /** Works before the video is loaded and after it has failed. */
  playFrom: (seconds: number) => void;
}

export interface PlaybackListeners {
  onLesson: (lesson: LessonId) => void;
  /** Called when a lesson was watched to its end. */
  onLessonEnd: (lesson: LessonId) => void;
  /** Called with the position on pause and periodically during playback. */
  onStop: (seconds: number) => void;
}

interface PlaybackOptions extends PlaybackListeners {
  ref: RefObject<Playback | null>;
  training: Training;
  /** The last position, in seconds. */
  position: number;
}

/** Tracks the playback position. Saves it during playback and restores it when the video is loaded again. */
export function usePlayback({ ref, training, position, onLesson, onLessonEnd, onStop }: PlaybackOptions) {
  const element = useRef<HTMLVideoElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const at = useRef(position);
  const saved = useRef(position);
  // Reloading resets the time to 0, which must not be saved as the position.
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
