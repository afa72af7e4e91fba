import { type LessonId, lessonAt, type Training } from "@linkedpotential/contract/trainings/catalogue";
import {
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from "react";

/** Seconds of playback after which the position is saved. */
const saveInterval = 15;
/** Longest step between two time updates of normal playback, in seconds. A longer step is a seek. */
const maxPlaybackStep = 2;

export interface Playback {
  /** Seeks and plays. Also works before the video has loaded and after it has failed. */
  playFrom: (seconds: number) => void;
}

export interface PlaybackListeners {
  onLesson: (lesson: LessonId) => void;
  /** Called when playback reaches the end of a lesson, but not after a seek. */
  onLessonEnd: (lesson: LessonId) => void;
  /** Called with the position in seconds: periodically, on pause, at the end and on unmount. */
  onPosition: (seconds: number) => void;
}

interface PlaybackOptions extends PlaybackListeners {
  ref: RefObject<Playback | null>;
  training: Training;
  /** Position at which playback starts, in seconds. */
  position: number;
}

export function usePlayback({ ref, training, position, onLesson, onLessonEnd, onPosition }: PlaybackOptions) {
  const element = useRef<HTMLVideoElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const lastPosition = useRef(position);
  const savedPosition = useRef(position);
  // True while the video is reloading. Its time is then 0, which must not be saved as the position.
  const isReloading = useRef(false);

  const save = () => {
    const seconds = Math.floor(lastPosition.current);
    if (seconds === Math.floor(savedPosition.current)) return;
    savedPosition.current = seconds;
    onPosition(seconds);
  };
  const saveOnClose = useEffectEvent(save);
  useEffect(() => {
    // The video may have loaded, or failed, before React committed it. It has then missed the events below.
    if (element.current?.error) setHasFailed(true);
    if (element.current && element.current.readyState >= HTMLMediaElement.HAVE_METADATA)
      element.current.currentTime = lastPosition.current;
    return () => saveOnClose();
  }, []);

  const retry = () => {
    setHasFailed(false);
    element.current?.load();
  };
  useImperativeHandle(ref, () => ({
    playFrom: (seconds) => {
      lastPosition.current = seconds;
      if (hasFailed) retry();
      if (!element.current) return;
      element.current.currentTime = seconds;
      void element.current.play().catch(() => undefined);
      element.current.focus();
    },
  }));

  const trackTime = (now: number) => {
    if (isReloading.current) return;
    const [before, lesson] = [lessonAt(training, lastPosition.current), lessonAt(training, now)];
    if (before !== lesson && now - lastPosition.current > 0 && now - lastPosition.current < maxPlaybackStep)
      onLessonEnd(before);
    lastPosition.current = now;
    onLesson(lesson);
    if (Math.abs(now - savedPosition.current) >= saveInterval) save();
  };
  const events = {
    onEmptied: () => {
      isReloading.current = true;
    },
    onLoadedMetadata: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
      isReloading.current = false;
      currentTarget.currentTime = lastPosition.current;
    },
    onTimeUpdate: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => trackTime(currentTarget.currentTime),
    onPause: save,
    onEnded: () => {
      onLessonEnd(lessonAt(training, lastPosition.current));
      lastPosition.current = 0;
      save();
    },
    onError: () => setHasFailed(true),
  };
  return { element, events, hasFailed, retry };
}
