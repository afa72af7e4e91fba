import { useState } from "react";
import { useAction } from "../../../lib/action/use-action.ts";
import { ApiError, isRefusal } from "../../../lib/api/api-error.ts";
import { forgetMailLink, type MailLink, storedOutcome, takeMailLink } from "../../../lib/navigation/mail-link.ts";
import { storage } from "../../../lib/storage/storage.ts";
import { useOnce } from "../../../lib/use-once.ts";
import { errorText } from "../../../texts/error-text.ts";
import { useResendVerification } from "../api.ts";

export type Verification =
  | { status: "loading"; isResending?: true }
  /** `sent` means that another verification mail was requested. */
  | { status: "success" | "expired" | "sent" }
  /** `text` is the server's message. Absent if the server was not asked or did not answer. */
  | { status: "error"; reason: "missing" | "network" | "refused"; text?: string };

const toastMs = 5000;
const verified = "verified";

export function useVerification() {
  const [link] = useState(() => takeMailLink());
  const [state, setState] = useState<Verification>(() => initialState(link));
  const { runAsync: verify } = useVerify();
  const { runAsync: resend } = useResendVerification();
  const start = () => void verify(link).then(success, failed).then(setState);
  useOnce(start, state.status === "loading");
  return {
    state,
    email: link.email,
    verify: () => {
      setState({ status: "loading" });
      start();
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
    toasts: { area: "auth", done: (texts) => ({ title: texts.verify.toast, duration: toastMs }) },
  });
}

function initialState({ token, email }: MailLink): Verification {
  if (storedOutcome() === verified && !token) return { status: "success" };
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
