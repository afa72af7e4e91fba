import { preloadTexts } from "../texts/texts.ts";
import { preloadToasts } from "../ui/toast-region.tsx";

/** Fetches the dashboard's code while the server still says who is signed in. Failures show when the page does. */
export function preloadPage(pathname: string): void {
  if (!/\/dashboard\/?$/.test(pathname)) return;
  import("./routed-pages.tsx").catch(() => undefined);
  import("./dashboard/dashboard-page.tsx").catch(() => undefined);
  preloadToasts();
  preloadTexts("dashboard", "tasks").catch(() => undefined);
}
