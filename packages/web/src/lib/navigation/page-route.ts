import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import type { Area } from "../../texts/areas.ts";
import { preloadTexts } from "../../texts/texts.ts";
import { asLoadError } from "../crash/retry.ts";

/** Returns a route to a page whose code and texts are fetched together when the page is opened. */
export const pageRoute = (
  path: string,
  load: () => Promise<ComponentType>,
  ...areas: readonly Area[]
): RouteObject => ({
  path,
  lazy: async () => {
    try {
      const [Component] = await Promise.all([load(), preloadTexts(...areas)]);
      return { Component };
    } catch (cause) {
      throw asLoadError(cause);
    }
  },
});
