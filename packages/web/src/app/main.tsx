import "../styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { followConnection } from "../lib/api/connection.ts";
import { guardBackButton } from "../lib/navigation/back-guard.ts";
import { refreshSession } from "../lib/session/session.ts";
import { followOtherTabs } from "../lib/session/sign-out.ts";
import { followSystemTheme } from "../lib/theme.ts";
import { preloadTexts, startTexts } from "../texts/texts.ts";
import { App } from "./app.tsx";
import { currentVisit } from "./current-visit.ts";
import { followAccount } from "./session/follow-account.ts";

/** Not by being imported: the build puts this into one file with what others only fetch ahead. */
export function start(): void {
  // All of this is on its way while the first page's code loads.
  void refreshSession();
  startTexts();
  preloadTexts(...currentVisit().areas).catch(() => undefined);
  followSystemTheme();
  followAccount();
  followConnection();
  guardBackButton();
  followOtherTabs();
  const root = document.getElementById("root");
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
