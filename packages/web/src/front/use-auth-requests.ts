import { useEffect, useEffectEvent } from "react";
import { type AuthMode, addressedAuth, requestedAuth, settleAuthRequest } from "./auth-request.ts";

export function useAuthRequests(open: (mode: AuthMode) => void): void {
  const answer = useEffectEvent((wanted: AuthMode | undefined) => {
    settleAuthRequest();
    if (wanted) open(wanted);
  });
  // In an effect: the dialog later restores the focus to the element that has it now, which must be the app's own
  // button.
  useEffect(() => {
    answer(requestedAuth());
    // A hash link within the page must not open the dialog, even if a destination after the sign-in is remembered.
    const onHash = () => answer(addressedAuth());
    addEventListener("hashchange", onHash);
    return () => removeEventListener("hashchange", onHash);
  }, []);
}
