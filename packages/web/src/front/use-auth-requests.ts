import { useEffect, useEffectEvent } from "react";
import { type AuthMode, addressedAuth, requestedAuth, settleAuthRequest } from "./auth-request.ts";

export function useAuthRequests(open: (mode: AuthMode) => void): void {
  const answer = useEffectEvent((wanted: AuthMode | undefined) => {
    settleAuthRequest();
    if (wanted) open(wanted);
  });
  // Not while rendering: the dialog returns the focus to what has it now, and that must be the app's own button.
  useEffect(() => {
    answer(requestedAuth());
    // A link to a part of the page asks for nothing, wherever somebody wants to be after signing in.
    const onHash = () => answer(addressedAuth());
    addEventListener("hashchange", onHash);
    return () => removeEventListener("hashchange", onHash);
  }, []);
}
