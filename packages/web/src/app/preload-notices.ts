import { preloadTexts } from "../texts/texts.ts";
import { preloadCrashViews } from "../ui/crash-boundary.tsx";
import { preloadToasts } from "../ui/toast-region.tsx";

/**
 * Loads the code for toasts, crashes and form errors on the first interaction. All three may have to report a lost
 * connection, so they must be loaded before.
 */
export function preloadNoticesOnUse(): void {
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, preloadNotices, { once: true, passive: true });
}

function preloadNotices(): void {
  preloadToasts();
  preloadCrashViews();
  preloadTexts("problems").catch(() => undefined);
}
