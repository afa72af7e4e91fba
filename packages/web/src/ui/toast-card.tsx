import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { dismissToast, type ShownToast } from "../lib/toast.ts";
import { cx } from "./class-names.ts";

const defaultDuration = 5000;
/** Distance in px after which a swipe dismisses the toast. */
const swipeThreshold = 50;
const icons = { neutral: Info, success: CircleCheck, error: CircleAlert } as const;
const iconTones = { neutral: "text-info-text", success: "text-good-text", error: "text-danger-text" } as const;

interface ToastCardProps {
  toast: ShownToast;
  dismissLabel: string;
}

export function ToastCard({ toast, dismissLabel }: ToastCardProps) {
  const { id, title, description, tone = "neutral", action } = toast;
  const [isHeld, setHeld] = useState(false);
  const swipe = useSwipeRight(() => dismissToast(id));
  useCountdown(toast, isHeld || swipe.offset > 0);
  const Icon = icons[tone];
  return (
    // Hovering only pauses the timer, and swiping only dismisses the toast. The controls inside offer both by keyboard.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      {...swipe.handlers}
      style={
        swipe.offset > 0 ? { transform: `translateX(${swipe.offset}px)`, opacity: 1 - swipe.offset / 300 } : undefined
      }
      className="toast-in pointer-events-auto flex w-full max-w-sm touch-pan-y items-center gap-3 rounded-lg border border-line bg-raised py-3 pr-2 pl-4 shadow-float"
    >
      <Icon
        size={20}
        aria-hidden
        className={cx("shrink-0", Boolean(description) && "mt-1 self-start", iconTones[tone])}
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        {/* A long text leaves no room for the action beside it on a phone, so the action goes below. */}
        <div className={cx("min-w-0 grow py-1 text-sm", description ? "basis-48" : "basis-28")}>
          <p className="font-medium">{title}</p>
          {description && <div className="mt-0.5 text-ink-muted">{description}</div>}
        </div>
        {action && (
          <button
            type="button"
            className="-mx-2 min-h-8 rounded-md px-2 font-medium text-accent-text text-sm hover:bg-hover pointer-coarse:min-h-11"
            onClick={() => {
              dismissToast(id);
              action.onPress();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={dismissLabel}
        className="grid size-8 shrink-0 place-items-center rounded-md text-ink-subtle hover:bg-hover hover:text-ink pointer-coarse:size-11"
        onClick={() => dismissToast(id)}
      >
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}

function useCountdown({ id, duration = defaultDuration }: ShownToast, isHeld: boolean): void {
  const remaining = useRef(duration);
  useEffect(() => {
    if (isHeld) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => dismissToast(id), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - startedAt;
    };
  }, [id, isHeld]);
}

function useSwipeRight(onSwipe: () => void) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const end = () => {
    start.current = null;
    setOffset(0);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current !== null) setOffset(Math.max(0, event.clientX - start.current));
    },
    onPointerUp: (event: PointerEvent) => {
      const isSwipe = start.current !== null && event.clientX - start.current >= swipeThreshold;
      end();
      if (isSwipe) onSwipe();
    },
    onPointerCancel: end,
  };
  return { offset, handlers };
}
