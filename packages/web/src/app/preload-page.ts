import { preloadTexts } from "../texts/texts.ts";
import { preloadToasts } from "../ui/toast-region.tsx";

/** Fetches the dashboard's code while the server still says who is signed in. Failures show when the page does. */
export function preloadPage(pathname: string): void {
  if (!/\/dashboard\/?$/.test(pathname)) return;
  import("./routed-pages.tsx").catch(() => undefined);
  import("./dashboard/dashboard-page.tsx").catch(() => undefined);
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, preloadSoon, { once: true, passive: true });
  preloadTexts("dashboard", "tasks").catch(() => undefined);
}

/** Not among the first code, but there before the first toast (it may have to say that there is no connection) and form. */
function preloadSoon(): void {
  preloadToasts();
  preloadTexts("problems").catch(() => undefined);
}
