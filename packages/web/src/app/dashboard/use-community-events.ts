import { useEffect, useEffectEvent } from "react";
import { useSection } from "./use-section.tsx";

const eventNames = ["navigateToCommunity", "navigateToCollaboration"];

export function useCommunityEvents(): void {
  const { openSection } = useSection();
  const onEvent = useEffectEvent(() => openSection("community"));
  useEffect(() => {
    const listener = () => onEvent();
    for (const name of eventNames) addEventListener(name, listener);
    return () => {
      for (const name of eventNames) removeEventListener(name, listener);
    };
  }, []);
}
