import "../styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { guardBackButton } from "../lib/back-guard.ts";
import { followConnection } from "../lib/connection.ts";
import { refreshSession } from "../lib/session.ts";
import { followOtherTabs } from "../lib/sign-out.ts";
import { followSystemTheme } from "../lib/theme.ts";
import { preloadTexts, startTexts } from "../texts/texts.ts";
import { App } from "./app.tsx";
import { followAccount } from "./follow-account.ts";
import { preloadPage } from "./preload-page.ts";

// All of this is on its way while the first page's code loads.
void refreshSession();
startTexts();
preloadTexts("common").catch(() => undefined);
preloadPage(location.pathname);
followSystemTheme();
followAccount();
followConnection();
guardBackButton();
followOtherTabs();

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
