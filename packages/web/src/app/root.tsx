import { Suspense } from "react";
import { Outlet, ScrollRestoration, useNavigation } from "react-router-dom";
import { PageLoading } from "./page-loading.tsx";

/** Renders the frame of all pages: main content, scroll restoration, and a progress bar while the next page loads. */
export function Root() {
  const { state } = useNavigation();
  return (
    <>
      {state === "loading" && (
        <div aria-hidden className="fixed inset-x-0 top-0 z-50 h-0.5 bg-accent motion-safe:animate-pulse" />
      )}
      <Suspense fallback={<PageLoading />}>
        <Outlet />
      </Suspense>
      <ScrollRestoration />
    </>
  );
}
