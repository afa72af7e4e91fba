import { useSubscription } from "../../lib/use-subscription.ts";
import { useSection } from "./use-section.tsx";

const eventNames = ["navigateToCommunity", "navigateToCollaboration"];

function listen(listener: () => void): () => void {
  for (const name of eventNames) addEventListener(name, listener);
  return () => {
    for (const name of eventNames) removeEventListener(name, listener);
  };
}

export function useCommunityEvents(): void {
  const { openSection } = useSection();
  useSubscription(listen, () => openSection("community"));
}
