import { type ComponentType, Suspense } from "react";
import type { Area } from "../../texts/areas.ts";
import { DialogBoundary } from "../../ui/crash-boundary.tsx";
import { lazyPart } from "./lazy-part.ts";

/**
 * Creates a dialog whose code and texts are fetched when it opens. If it crashes or cannot be loaded, a small dialog
 * reports that; its close button calls `close`.
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void,
  ...areas: readonly Area[]
) {
  const Dialog = lazyPart(load, ...areas);
  // biome-ignore lint/correctness/noComponentHookFactories: like React's own `lazy`, it is called once at module level
  return function LazyDialog(props: Props) {
    const isOpen = !("isOpen" in props) || props.isOpen === true;
    return (
      <DialogBoundary isOpen={isOpen} onClose={() => close(props)}>
        <Suspense fallback={null}>
          <Dialog {...props} />
        </Suspense>
      </DialogBoundary>
    );
  };
}
