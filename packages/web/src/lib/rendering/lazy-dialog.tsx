import { type ComponentType, Suspense } from "react";
import type { Area } from "../../texts/areas.ts";
import { DialogBoundary } from "../../ui/crash-boundary.tsx";
import { OpeningNotice } from "../../ui/opening-notice.tsx";
import { lazyPart } from "./lazy-part.ts";

/**
 * Creates a dialog whose code and texts are fetched when it opens, or earlier with `preload`. If it crashes or cannot be loaded, a small dialog
 * reports that; its close button calls `close`.
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void,
  ...areas: readonly Area[]
) {
  const Dialog = lazyPart(load, ...areas);
  // biome-ignore lint/correctness/noComponentHookFactories: like React's own `lazy`, it is called once at module level
  function LazyDialog(props: Props) {
    const isOpen = !("isOpen" in props) || props.isOpen === true;
    return (
      <DialogBoundary isOpen={isOpen} onClose={() => close(props)}>
        <Suspense fallback={isOpen && <OpeningNotice />}>
          <Dialog {...props} />
        </Suspense>
      </DialogBoundary>
    );
  }
  return Object.assign(LazyDialog, { preload: Dialog.preload });
}

/** Returns the props of a button that fetch a dialog when the button is likely to be pressed, so that it opens at once. */
export const preloadOnIntent = ({ preload }: { preload: () => void }) => ({
  onHoverStart: preload,
  onFocus: preload,
  onPressStart: preload,
});
