import { CircleAlert } from "lucide-react";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { buttonClass } from "./button-style.ts";
import { cx } from "./class-names.ts";
import { crashTexts } from "./crash-texts.ts";
import { ErrorState } from "./error-state.tsx";
import { PlainButton } from "./plain-button.tsx";

/** Place of the notice. `card` has its own frame; `part` is shown inside an existing one. */
export type NoticePlace = "page" | "section" | "card" | "part";

export interface CrashNoticeProps {
  place: NoticePlace;
  /** Mounts the part again. Resolves when it is mounted. */
  onRetry: () => Promise<void>;
}

/**
 * Shows a notice in place of a part of the screen that crashed or could not be loaded. The notice works without further
 * downloads.
 */
export function CrashNotice({ place, onRetry }: CrashNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const [isRetrying, setRetrying] = useState(false);
  const { title, description, retry, home } = crashTexts();
  useFocusAround(notice, place);
  const run = () => {
    if (isRetrying) return;
    setRetrying(true);
    void onRetry().finally(() => setRetrying(false));
  };
  if (place === "card" || place === "part") {
    return (
      <div
        ref={notice}
        role="alert"
        className={cx("flex flex-wrap items-center gap-x-3 gap-y-3 text-sm", place === "card" ? "card p-5" : "py-1")}
      >
        <CircleAlert size={16} aria-hidden className="shrink-0 text-danger-text" />
        <div className="min-w-0 flex-1 basis-48">
          <p className="font-medium text-ink">{title}</p>
          <p className="mt-0.5 text-pretty text-ink-muted text-xs">{description}</p>
        </div>
        <PlainButton size="sm" aria-disabled={isRetrying} onClick={run}>
          {retry}
        </PlainButton>
      </div>
    );
  }
  const state = (
    <ErrorState title={title} description={description} retryLabel={retry} onRetry={run} isRetrying={isRetrying} />
  );
  if (place === "section") return <div ref={notice}>{state}</div>;
  return (
    <div ref={notice}>
      <main tabIndex={-1} className="grid min-h-dvh content-center justify-items-center bg-canvas outline-none">
        {state}
        <a href="/" className={buttonClass("quiet")}>
          {home}
        </a>
      </main>
    </div>
  );
}

/** Moves the focus to the surrounding content, because a crash or a successful retry removes the focused element. */
function useFocusAround(notice: RefObject<HTMLElement | null>, place: NoticePlace): void {
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isLost && (place === "page" || place === "section")) document.querySelector("main")?.focus(withoutScroll);
  }, [place]);
  useLayoutEffect(() => {
    const own = notice.current;
    const around = own?.closest<HTMLElement>("[role=dialog], main");
    return () => {
      if (own?.contains(document.activeElement)) around?.focus(withoutScroll);
    };
  }, [notice]);
}

const withoutScroll = { preventScroll: true };
