import { onTestFinished, vi } from "vitest";

/**
 * Gives the test an IntersectionObserver, which happy-dom lacks. No element is in view until `showAll` is called, then
 * all of them are, also those that appear later.
 */
export function stubViewport(): { showAll: () => void } {
  let isInView = false;
  const observers = new Set<() => void>();
  class Observer {
    readonly #report: () => void;

    constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
      this.#report = () => onChange([{ isIntersecting: isInView }]);
    }

    observe(): void {
      observers.add(this.#report);
      queueMicrotask(this.#report);
    }

    disconnect(): void {
      observers.delete(this.#report);
    }
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    showAll: () => {
      isInView = true;
      for (const report of observers) report();
    },
  };
}

/**
 * Gives the test a screen without room for tables and columns.
 * @internal
 */
export function stubNarrowScreen(): void {
  const { matchMedia } = window;
  vi.stubGlobal("matchMedia", () => matchMedia("not all"));
  onTestFinished(() => void vi.unstubAllGlobals());
}
