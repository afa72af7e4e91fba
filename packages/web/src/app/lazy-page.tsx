import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { Area } from "../texts/areas.ts";
import { preloadTexts } from "../texts/texts.ts";

/** A page whose code and texts are fetched side by side, when it is first shown. */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...areas: Area[]
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [page] = await Promise.all([load(), preloadTexts(...areas)]);
    return { default: page };
  });
}
