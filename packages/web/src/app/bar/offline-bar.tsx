import { WifiOff } from "lucide-react";
import { useEffect } from "react";
import { api } from "../../lib/api/api.ts";
import { useIsConnected } from "../../lib/api/use-is-connected.ts";
import { useTexts } from "../../texts/texts.ts";

const probeMs = 5000;

export function OfflineBar() {
  const { offline } = useTexts("common");
  const isConnected = useIsConnected();
  useEffect(() => {
    if (isConnected) return;
    // The browser reports that the network is back. Only an answer shows that the server is reachable.
    const probe = () => void (navigator.onLine && api("auth/me", { isFarewell: true }).catch(() => undefined));
    const timer = setInterval(probe, probeMs);
    return () => clearInterval(timer);
  }, [isConnected]);
  return (
    <div role="status" className="sticky top-14 z-10">
      {!isConnected && (
        <p className="flex items-center justify-center gap-2 border-line border-b bg-warn-soft px-4 py-2 text-center font-medium text-sm text-warn-text">
          <WifiOff size={16} aria-hidden className="shrink-0" />
          {offline}
        </p>
      )}
    </div>
  );
}
