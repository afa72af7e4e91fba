import "../styles.css";
import { StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { ApiError } from "../lib/api/api-error.ts";
import { followConnection } from "../lib/api/connection.ts";
import { followCrashes } from "../lib/crash/crashes.ts";
import { setRouter } from "../lib/navigation/navigation.ts";
import { refreshSession } from "../lib/session/session.ts";
import { followClosedAccount, followOtherTabs } from "../lib/session/sign-out.ts";
import { followSystemTheme } from "../lib/theme.ts";
import { preloadTexts, startTexts } from "../texts/texts.ts";
import { App } from "./app.tsx";
import { currentPreloadPlan } from "./current-preload-plan.ts";
import { cacheFirstData } from "./first-data.ts";
import { createRouter } from "./router.tsx";
import { followAccount } from "./session/follow-account.ts";

type Router = ReturnType<typeof createRouter>;

/** Starts the app. Importing this file does not start it, because its chunk is also prefetched. */
export function start(): void {
  followBrowser();
  const container = document.getElementById("root");
  if (container) renderApp(container);
}

/**
 * Registers the listeners that live as long as the document.
 * @internal
 */
export function followBrowser(): void {
  followCrashes();
  followAccount();
  followConnection();
  followOtherTabs();
  followClosedAccount();
}

/**
 * Renders the app. Session and texts load while the code of the first page loads.
 * @internal
 */
export function renderApp(container: Element): { root: Root; router: Router; sessionKnown: Promise<void> } {
  const sessionKnown = refreshSession();
  startTexts();
  const plan = currentPreloadPlan();
  preloadTexts(...plan.areas).catch(() => undefined);
  cacheFirstData(plan);
  followSystemTheme();
  const router = createRouter();
  setRouter(router);
  const root = createRoot(container, { onCaughtError: logCrash });
  root.render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
  return { root, router, sessionKnown };
}

/** Logs crashes as React does by default. A failed read is not logged: its boundary shows it. */
function logCrash(error: unknown, { componentStack }: { componentStack?: string | undefined }): void {
  // biome-ignore lint/suspicious/noConsole: replaces the default of React, which would log failed reads too
  if (!(error instanceof ApiError)) console.error(error, componentStack);
}
