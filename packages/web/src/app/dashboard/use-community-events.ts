import { useEffect, useEffectEvent } from "react";
import type { Place } from "./use-section.ts";

const eventNames = ["navigateToCommunity", "navigateToCollaboration"];

/** Window events by which any code leads to the community (SHELL-44, SHELL-45). */
export function useCommunityEvents(go: Place["go"]): void {
  const onEvent = useEffectEvent(() => go("community"));
  useEffect(() => {
    const listener = () => onEvent();
    for (const name of eventNames) addEventListener(name, listener);
    return () => {
      for (const name of eventNames) removeEventListener(name, listener);
    };
  }, []);
}
