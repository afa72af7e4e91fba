import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { showCrashToast } from "../lib/crash/crash-toast.ts";
import { reportCrash } from "../lib/crash/crashes.ts";
import { beforeRemount, prepareRetry } from "../lib/crash/retry.ts";
import type { CrashDialogProps } from "./crash-dialog.tsx";
import type { CrashNoticeProps, NoticePlace } from "./crash-notice.tsx";
import { crashTexts } from "./crash-texts.ts";
import { PlainButton } from "./plain-button.tsx";

interface CrashBoundaryProps {
  place: NoticePlace | "dialog" | "control";
  /** Renders a replacement for the crashed part. By default the notice for `place` is shown. */
  fallback?: (retry: () => Promise<void>) => ReactNode;
  onCrash?: () => void;
  /** Values that mount the crashed part again when one of them changes. */
  resetKeys?: unknown[];
  children: ReactNode;
}

/**
 * Limits a crash or a failed download to the part of the screen inside the boundary. A retry refetches the data of the
 * part and mounts the part again.
 */
export function CrashBoundary({ place, fallback, onCrash, resetKeys = [], children }: CrashBoundaryProps) {
  const crash = useRef<unknown>(undefined);
  // Discard the failed code or data when a crashed part unmounts, so that the next mount loads both again.
  useEffect(() => () => void (crash.current && beforeRemount.emit(crash.current)), []);
  return (
    <ErrorBoundary
      resetKeys={resetKeys}
      onError={(error, { componentStack }) => {
        crash.current = error;
        reportCrash({ error, kind: "render", place, componentStack });
        onCrash?.();
      }}
      onReset={() => {
        beforeRemount.emit(crash.current);
        crash.current = undefined;
      }}
      fallbackRender={({ error, resetErrorBoundary }) => {
        const retry = () => prepareRetry(error).then(() => resetErrorBoundary());
        return fallback ? (
          <Suspense fallback={null}>{fallback(retry)}</Suspense>
        ) : (
          <CrashView place={noticePlaceOf(place)} onRetry={retry} />
        );
      }}
    >
      {children}
    </ErrorBoundary>
  );
}

/** Shows the notice in place of a crashed part. The code of the notice is fetched with the first crash. */
export function CrashView(props: CrashNoticeProps) {
  return (
    <Suspense fallback={null}>
      <CrashNotice {...props} />
    </Suspense>
  );
}

const noticePlaceOf = (place: CrashBoundaryProps["place"]): NoticePlace =>
  place === "dialog" || place === "control" ? "part" : place;

interface DialogBoundaryProps {
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Shows a small dialog in place of one that crashed or could not be loaded. Closing it returns to the page. */
export function DialogBoundary({ isOpen, onClose, children }: DialogBoundaryProps) {
  return (
    <CrashBoundary
      place="dialog"
      resetKeys={[isOpen]}
      fallback={(retry) => isOpen && <CrashDialog onRetry={retry} onClose={onClose} />}
    >
      {children}
    </CrashBoundary>
  );
}

// Load the views on demand, because crashes are rare. Without a connection the plain versions are used.
const loadViews = () =>
  import("./crash-views.ts").catch(() => ({ CrashNotice: PlainNotice, CrashDialog: ClosedDialog }));
export const preloadCrashViews = (): void => void loadViews();

const CrashNotice = lazy(
  async (): Promise<{ default: ComponentType<CrashNoticeProps> }> => ({ default: (await loadViews()).CrashNotice }),
);
const CrashDialog = lazy(
  async (): Promise<{ default: ComponentType<CrashDialogProps> }> => ({ default: (await loadViews()).CrashDialog }),
);

function PlainNotice({ onRetry }: CrashNoticeProps) {
  const { title, retry } = crashTexts();
  return (
    <div role="alert" className="p-5">
      <p className="mb-2">{title}</p>
      <PlainButton onClick={() => void onRetry()}>{retry}</PlainButton>
    </div>
  );
}

function ClosedDialog({ onClose }: CrashDialogProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog could not be shown
  useEffect(() => {
    showCrashToast();
    onClose();
  }, []);
  return null;
}
