import {
  QueryErrorResetBoundary,
  QueryObserver,
  type UseSuspenseQueryOptions,
  useQueryClient,
  useSuspenseQuery,
} from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { ApiError } from "../lib/api/api-error.ts";
import { errorText } from "../texts/error-text.ts";
import { CrashBoundary } from "./crash-boundary.tsx";
import { crashTexts } from "./crash-texts.ts";
import { ErrorState } from "./error-state.tsx";
import { PlainButton } from "./plain-button.tsx";

interface Failure {
  /** Title of the notice shown when the data could not be loaded. Without it the reason is the title. */
  failed?: string;
  /** Label of the retry button, "Try again" by default. */
  retryLabel?: string;
  /** Look of the notice. `card` has a frame; `compact` is for cards without room for an `ErrorState`. */
  look?: "plain" | "card" | "compact";
  /** Replaces the notice for some errors, for example when the object was deleted. */
  explain?: (error: ApiError) => ReactNode;
}

export interface Load extends Failure {
  /** Placeholder shown until the data has loaded. */
  skeleton: ReactNode;
  /** A failed read is retried when one of these values changes. */
  resetKeys?: unknown[];
}

/**
 * Shows a skeleton while a suspense query inside the boundary loads, and a notice with a retry when the query fails.
 * Any other error is a crash, which the nearest `CrashBoundary` handles.
 */
export function LoadBoundary({ skeleton, resetKeys = [], children, ...failure }: Load & { children: ReactNode }) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          resetKeys={resetKeys}
          onReset={reset}
          fallbackRender={({ error, resetErrorBoundary }) => {
            if (!(error instanceof ApiError)) throw error;
            return <ReadFailure {...failure} error={error} retry={resetErrorBoundary} />;
          }}
        >
          <FreshReads reset={reset}>
            <Suspense fallback={skeleton}>{children}</Suspense>
          </FreshReads>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

/** Wraps the content of a card or dialog in its boundaries. Without `load` the content must not suspend for data. */
export const PartBoundary = ({ load, children }: { load: Load | undefined; children: ReactNode }) => (
  <CrashBoundary place="part">{load ? <LoadBoundary {...load}>{children}</LoadBoundary> : children}</CrashBoundary>
);

/**
 * Suspends until the data of `query` has loaded, so that the boundary shows the skeleton or the failure. Renders
 * nothing, because a component above the boundary shows the data.
 */
export function WaitFor<Data>({ query }: { query: UseSuspenseQueryOptions<Data> }) {
  useSuspenseQuery(query);
  return null;
}

/**
 * Resets failed queries on mount, so that a query that failed on an earlier visit is tried again. By default a suspense
 * query does so only after a reset.
 */
function FreshReads({ reset, children }: { reset: () => void; children: ReactNode }) {
  useState(reset);
  return children;
}

interface ReadFailureProps extends Failure {
  error: ApiError;
  retry: () => void;
}

function ReadFailure({ error, failed, retryLabel, look, explain, ...props }: ReadFailureProps) {
  const retry = useRecovery(error, props.retry);
  const explanation = explain?.(error);
  if (explanation) return explanation;
  const label = retryLabel ?? crashTexts().retry;
  const reason = errorText(error);
  if (look === "compact") {
    return (
      <div role="alert" className="flex flex-col items-start gap-2 text-sm">
        <p className="font-medium">{failed}</p>
        <p className="text-pretty text-ink-muted text-xs">{reason}</p>
        <PlainButton size="sm" onClick={retry}>
          {label}
        </PlainButton>
      </div>
    );
  }
  const notice = (
    <ErrorState title={failed ?? reason} description={failed && reason} retryLabel={label} onRetry={retry} />
  );
  return look === "card" ? <div className="card">{notice}</div> : notice;
}

/**
 * Keeps the failed query active, so that it is refetched like any other read on the screen: when the connection returns
 * or a write makes it stale. Once the query has succeeded, the part is mounted again. Returns the function for the
 * retry button.
 */
function useRecovery(error: ApiError, retry: () => void): () => void {
  const client = useQueryClient();
  const stop = useRef<() => void>(undefined);
  const recover = useEffectEvent(retry);
  // Use a layout effect, because the button may be pressed before other effects run.
  useLayoutEffect(() => {
    const [failed] = client.getQueryCache().findAll({ predicate: ({ state }) => state.error === error });
    if (!failed) return;
    const { options, queryKey } = failed;
    const observer = new QueryObserver(client, { ...options, queryKey, retryOnMount: false, refetchOnMount: false });
    stop.current = observer.subscribe(({ isSuccess }) => {
      if (isSuccess) recover();
    });
    return stop.current;
  }, [client, error]);
  return () => {
    // Unsubscribe before the retry: a query that loses its last observer cancels its running fetch.
    stop.current?.();
    retry();
  };
}
