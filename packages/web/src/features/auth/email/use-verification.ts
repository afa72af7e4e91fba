import { useEffect, useRef, useState } from "react";
import { api } from "../../../lib/api.ts";
import { ApiError, isRefusal } from "../../../lib/api-error.ts";
import { storage } from "../../../lib/storage.ts";
import { toast } from "../../../lib/toast.ts";
import { errorText } from "../../../texts/error-text.ts";
import { loadedTexts } from "../../../texts/texts.ts";
import { resendVerification } from "../api.ts";
import { forgetMailLink, type MailLink, notedMailLink, readMailLink } from "../mail-link/mail-link.ts";
import { pathWorkspace } from "../path-workspace.ts";

/** VERIFY-01. `sent`: another link was asked for. `error` has a text unless the server could not be reached. */
export type Verification =
  | { status: "loading"; isResending?: true }
  | { status: "success" | "expired" | "sent" }
  | { status: "error"; reason: "missing" | "network" | "refused"; text?: string };

/** How long the toast after a verification stays, in ms (TOAST-05). */
const toastDuration = 5000;
const verified = "verified";

/** Verifies the mailed link once, and again or anew when asked (VERIFY-02 to VERIFY-15). */
export function useVerification() {
  const [link] = useState(() => readMailLink(location.search));
  const [state, setState] = useState<Verification>(() => firstState(link));
  const verify = () => {
    setState({ status: "loading" });
    void verification(link).then(setState);
  };
  const resend = () => {
    setState({ status: "loading", isResending: true });
    void resending(link.email).then(setState);
  };
  // The token can be used once, and strict mode runs effects twice.
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current || state.status !== "loading") return;
    isStarted.current = true;
    void verification(link).then(setState);
  }, [link, state.status]);
  return { state, email: link.email, verify, resend };
}

function firstState({ token, email }: MailLink): Verification {
  if (notedMailLink() === verified && !token) return { status: "success" };
  return token && email ? { status: "loading" } : { status: "error", reason: "missing" };
}

async function verification(link: MailLink): Promise<Verification> {
  try {
    await api("auth/verify-email", { body: link });
  } catch (error) {
    return failed(error);
  }
  storage.remove("authToken", "legacyAuthToken", "rememberMe");
  forgetMailLink(verified);
  toast({ title: loadedTexts("auth")?.verify.toast ?? "", tone: "success", duration: toastDuration });
  return { status: "success" };
}

async function resending(email: string): Promise<Verification> {
  try {
    await resendVerification(email, pathWorkspace(location.pathname));
    forgetMailLink();
    return { status: "sent" };
  } catch (error) {
    return failed(error);
  }
}

/** ERR-131 to ERR-133. */
function failed(error: unknown): Verification {
  if (!(error instanceof ApiError) || error.status === 0) return { status: "error", reason: "network" };
  if (isRefusal(error, "auth.verification_expired")) return { status: "expired" };
  return { status: "error", reason: "refused", text: errorText(error) };
}
