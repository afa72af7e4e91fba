import { useEffect, useRef, useState } from "react";
import { useAction } from "../../../lib/action/use-action.ts";
import { ApiError, isRefusal } from "../../../lib/api/api-error.ts";
import { forgetMailLink, type MailLink, notedOutcome, takeMailLink } from "../../../lib/navigation/mail-link.ts";
import { storage } from "../../../lib/storage/storage.ts";
import { errorText } from "../../../texts/error-text.ts";
import { useResendVerification } from "../api.ts";

/** `sent`: another link was requested. `error` has a text unless the server could not be reached. */
export type Verification =
  | { status: "loading"; isResending?: true }
  | { status: "success" | "expired" | "sent" }
  | { status: "error"; reason: "missing" | "network" | "refused"; text?: string };

/** In milliseconds. */
const toastDuration = 5000;
const verified = "verified";

export function useVerification() {
  const [link] = useState(() => takeMailLink());
  const [state, setState] = useState<Verification>(() => firstState(link));
  const { runAsync: verify } = useVerify();
  const { runAsync: resend } = useResendVerification();
  // The token can be used once, and strict mode runs effects twice.
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current || state.status !== "loading") return;
    isStarted.current = true;
    void verify(link).then(success, failed).then(setState);
  }, [link, state.status, verify]);
  return {
    state,
    email: link.email,
    verify: () => {
      setState({ status: "loading" });
      void verify(link).then(success, failed).then(setState);
    },
    resend: () => {
      setState({ status: "loading", isResending: true });
      void resend(link.email).then(sent, failed).then(setState);
    },
  };
}

function useVerify() {
  return useAction("auth/verify-email", (body: MailLink) => ({ body }), {
    onDone: () => {
      storage.remove("authToken", "legacyAuthToken", "rememberMe");
      forgetMailLink(verified);
    },
    says: { area: "auth", done: (texts) => ({ title: texts.verify.toast, duration: toastDuration }) },
  });
}

function firstState({ token, email }: MailLink): Verification {
  if (notedOutcome() === verified && !token) return { status: "success" };
  return token && email ? { status: "loading" } : { status: "error", reason: "missing" };
}

const success = (): Verification => ({ status: "success" });

function sent(): Verification {
  forgetMailLink();
  return { status: "sent" };
}

function failed(error: unknown): Verification {
  if (!(error instanceof ApiError) || error.status === 0) return { status: "error", reason: "network" };
  if (isRefusal(error, "auth.verification_expired")) return { status: "expired" };
  return { status: "error", reason: "refused", text: errorText(error) };
}
