import { useQuery } from "@tanstack/react-query";
import { WifiOff } from "lucide-react";
import { api } from "../../lib/api/api.ts";
import { useIsConnected } from "../../lib/api/use-is-connected.ts";
import { useTexts } from "../../texts/texts.ts";

/**
 * Query that checks the connection while it is lost. It sends a request once the browser is online, because only an
 * answer proves that the server is reachable.
 */
const connectionProbe = {
  queryKey: ["connection"],
  queryFn: () => (navigator.onLine ? api("auth/me", { noSignInPrompt: true }).catch(() => null) : null),
  initialData: null,
  refetchInterval: 5000,
  refetchIntervalInBackground: true,
};

export function OfflineBar() {
  const { offline } = useTexts("common");
  const isConnected = useIsConnected();
  useQuery({ ...connectionProbe, enabled: !isConnected });
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
