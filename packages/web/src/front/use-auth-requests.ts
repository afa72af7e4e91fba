import { useEffect, useEffectEvent } from "react";
import { type AuthMode, requestedAuth, settleAuthRequest } from "./auth-request.ts";

/** Opens what was asked for before the app was there, or is by a link on this very page. */
export function useAuthRequests(open: (mode: AuthMode) => void): void {
  const answer = useEffectEvent(() => {
    const wanted = requestedAuth();
    settleAuthRequest();
    if (wanted) open(wanted);
  });
  // Not while rendering: the dialog returns the focus to what has it now, and that must be the app's own button.
  useEffect(() => {
    answer();
    addEventListener("hashchange", answer);
    return () => removeEventListener("hashchange", answer);
  }, []);
}
