import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from "react";
import { currentToast, dismissToast, type ShownToast, toastChanged } from "../lib/toast.ts";

const loadCard = () => import("./toast-card.tsx");
interface CardProps {
  toast: ShownToast;
  dismissLabel: string;
}

/** Where the card cannot be loaded: what the toast says, which is often why. Pressed it goes. */
const PlainCard = ({ toast }: CardProps) => (
  <button
    type="button"
    className="pointer-events-auto rounded-lg bg-raised p-4 shadow-float"
    onClick={() => dismissToast()}
  >
    {toast.title} {toast.description}
  </button>
);

// The card comes with the first toast: the landing pages rarely show one. The next toast tries again.
const attempt = (): ComponentType<CardProps> =>
  lazy(async () => {
    try {
      return { default: (await loadCard()).ToastCard };
    } catch {
      card = attempt();
      return { default: PlainCard };
    }
  });
let card = attempt();

function LazyCard(props: CardProps) {
  const [Card] = useState(() => card);
  return (
    <Suspense fallback={null}>
      <Card {...props} />
    </Suspense>
  );
}

export const preloadToasts = (): void => void loadCard().catch(() => undefined);

interface ToastRegionProps {
  label: string;
  dismissLabel: string;
}

/** Where toasts appear. Once per page; the regions are there before the first toast, or readers would miss it. */
export function ToastRegion({ label, dismissLabel }: ToastRegionProps) {
  const shown = useSyncExternalStore(toastChanged.listen, currentToast);
  const toast = shown && <LazyCard key={shown.id} toast={shown} dismissLabel={dismissLabel} />;
  return (
    <section
      aria-label={label}
      // Where toasts would lie, dialogs have their buttons: on phones they are sheets from below.
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex justify-center p-4 pb-[max(5rem,env(safe-area-inset-bottom))] max-md:in-[body:has(.enter-sheet:not([data-exiting]))]:top-0 max-md:in-[body:has(.enter-sheet:not([data-exiting]))]:bottom-auto md:justify-end md:pb-4 md:in-[body:has(.enter-sheet:not([data-exiting]))]:justify-start"
      data-react-aria-top-layer
    >
      <div role="status" className="contents">
        {shown?.tone !== "error" && toast}
      </div>
      <div role="alert" className="contents">
        {shown?.tone === "error" && toast}
      </div>
    </section>
  );
}
