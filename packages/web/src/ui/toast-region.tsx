import { lazy, Suspense, useSyncExternalStore } from "react";
import { currentToast, toastChanged } from "../lib/toast.ts";

const loadCard = () => import("./toast-card.tsx");
// The card comes with the first toast: the landing pages rarely show one.
const ToastCard = lazy(async () => ({ default: (await loadCard()).ToastCard }));

/** Fetches the card ahead. */
export const preloadToasts = (): void => void loadCard().catch(() => undefined);

interface ToastRegionProps {
  label: string;
  dismissLabel: string;
}

/** Where toasts appear. Once per page; the regions are there before the first toast, or readers would miss it. */
export function ToastRegion({ label, dismissLabel }: ToastRegionProps) {
  const shown = useSyncExternalStore(toastChanged.listen, currentToast);
  const card = shown && (
    <Suspense fallback={null}>
      <ToastCard key={shown.id} toast={shown} dismissLabel={dismissLabel} />
    </Suspense>
  );
  return (
    <section
      aria-label={label}
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex justify-center p-4 pb-[max(5rem,env(safe-area-inset-bottom))] md:justify-end md:pb-4"
      data-react-aria-top-layer
    >
      <div role="status" className="contents">
        {shown?.tone !== "error" && card}
      </div>
      <div role="alert" className="contents">
        {shown?.tone === "error" && card}
      </div>
    </section>
  );
}
