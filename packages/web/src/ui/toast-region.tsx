import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from "react";
import { currentToast, dismissToast, type ShownToast, toastChanged } from "../lib/toast.ts";

const loadCard = () => import("./toast-card.tsx");
interface CardProps {
  toast: ShownToast;
  dismissLabel: string;
}

/** Shows the toast as a plain button that dismisses it. Used when the code of the card cannot be loaded. */
const PlainCard = ({ toast }: CardProps) => (
  <button
    type="button"
    className="pointer-events-auto max-w-sm rounded-lg bg-raised p-4 text-left text-sm shadow-float"
    onClick={() => dismissToast()}
  >
    <span className="block font-medium">{toast.title}</span> {toast.description}
  </button>
);

// Load the card with the first toast, because landing pages rarely show one. After a failure the next toast retries.
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

/**
 * Renders the toasts. Mount it once per page. Its live regions exist before the first toast, because screen readers do
 * not announce the content of a new live region.
 */
export function ToastRegion({ label, dismissLabel }: ToastRegionProps) {
  const shown = useSyncExternalStore(toastChanged.listen, currentToast);
  const toast = shown && <LazyCard key={shown.id} toast={shown} dismissLabel={dismissLabel} />;
  return (
    <section
      aria-label={label}
      // Keep clear of the buttons of an open dialog, which on phones is a sheet at the bottom, and of an open conversation.
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex justify-center p-4 pb-[max(5rem,env(safe-area-inset-bottom))] max-md:over-sheet:top-0 max-md:over-sheet:bottom-auto with-conversation-screen:top-0 with-conversation-screen:bottom-auto md:justify-end md:pb-4 md:over-sheet:justify-start md:with-conversation-column:justify-start"
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
