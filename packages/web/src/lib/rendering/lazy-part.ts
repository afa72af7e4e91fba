import { type ComponentType, createElement, lazy } from "react";
import type { Area } from "../../texts/areas.ts";
import { preloadTexts } from "../../texts/texts.ts";
import { asLoadError, beforeRemount } from "../crash/retry.ts";

type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Fetches the code and texts before the part is mounted. A failed download is shown when the part is mounted. */
  preload: () => void;
};

/**
 * Creates a component whose code and texts are fetched when it is mounted. After a failed download a retry fetches them
 * again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...areas: readonly Area[]
): LazyPart<Props> {
  const fetchPart = async () => {
    const [part] = await Promise.all([load(), preloadTexts(...areas)]);
    return { default: part };
  };
  const attempt = (): ComponentType<Props> =>
    lazy(() =>
      fetchPart().catch((cause: unknown) => {
        hasFailed = true;
        throw asLoadError(cause);
      }),
    );
  let hasFailed = false;
  let Current = attempt();
  // React never retries a rejected `lazy`, so create a new one.
  beforeRemount.listen(() => {
    if (hasFailed) Current = attempt();
    hasFailed = false;
  });
  // biome-ignore lint/correctness/noComponentHookFactories: like React's own `lazy`, it is called once at module level
  const Part = (props: Props) => createElement(Current, props);
  return Object.assign(Part, { preload: () => void fetchPart().catch(() => undefined) });
}
