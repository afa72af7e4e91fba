import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { Area } from "../../texts/areas.ts";
import { preloadTexts } from "../../texts/texts.ts";

type LazyPart<Props extends object> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches it before it is shown. A failure shows when it is. */
  preload: () => void;
};

export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...areas: readonly Area[]
): LazyPart<Props> {
  const fetchPart = async () => {
    const [part] = await Promise.all([load(), preloadTexts(...areas)]);
    return { default: part };
  };
  return Object.assign(lazy(fetchPart), { preload: () => void fetchPart().catch(() => undefined) });
}
