import { useOnce } from "../lib/use-once.ts";
import { useSubscription } from "../lib/use-subscription.ts";
import { type AuthMode, addressedAuth, requestedAuth, settleAuthRequest } from "./auth-request.ts";

export function useAuthRequests(open: (mode: AuthMode) => void): void {
  const openDialog = (wanted: AuthMode | undefined) => {
    settleAuthRequest();
    if (wanted) open(wanted);
  };
  // Open the dialog in an effect. When it closes, it returns the focus to the element focused now, which must be the
  // button of the app.
  useOnce(() => openDialog(requestedAuth()));
  // A hash link within the page must not open the dialog, even if a destination after the sign-in is remembered.
  useSubscription(listenToHash, () => openDialog(addressedAuth()));
}

function listenToHash(listener: () => void): () => void {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}
