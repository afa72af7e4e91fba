import { useEffect, useEffectEvent } from "react";
import { usePlace } from "./place.tsx";

const eventNames = ["navigateToCommunity", "navigateToCollaboration"];

export function useCommunityEvents(): void {
  const { go } = usePlace();
  const onEvent = useEffectEvent(() => go("community"));
  useEffect(() => {
    const listener = () => onEvent();
    for (const name of eventNames) addEventListener(name, listener);
    return () => {
      for (const name of eventNames) removeEventListener(name, listener);
    };
  }, []);
}
