import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../../lib/api/api-error.ts";
import { forgetMailLink, type MailLink, takeMailLink } from "../../../lib/navigation/mail-link.ts";
import { errorText } from "../../../texts/error-text.ts";

/** Why a mailed link failed. `refused` has the server's sentence. */
export type LinkFailure = { reason: "missing" | "expired" | "network" } | { reason: "refused"; text: string };

type LinkState<Answer> =
  | { status: "ready" | "working" }
  | { status: "done"; answer: Answer }
  | { status: "failed"; failure: LinkFailure };

interface Options<Answer> {
  send: (link: MailLink) => Promise<Answer>;
  /** Sends on mount. Otherwise the person must press a button, because mail filters open links too. */
  isAutomatic?: boolean;
  /** Set when the link contains no address and can be used any number of times, so that a reload may use it again. */
  isReusable?: boolean;
}

export function useMailLink<Answer>({ send, isAutomatic = false, isReusable = false }: Options<Answer>) {
  const [link] = useState(() => takeMailLink());
  const [state, setState] = useState<LinkState<Answer>>(() => {
    if (!link.token || !(link.email || isReusable)) return { status: "failed", failure: { reason: "missing" } };
    return { status: isAutomatic ? "working" : "ready" };
  });
  const start = async () => {
    setState({ status: "working" });
    try {
      const answer = await send(link);
      if (!isReusable) forgetMailLink();
      setState({ status: "done", answer });
    } catch (error) {
      setState({ status: "failed", failure: failureOf(error) });
    }
  };
  // The token can be used once, and strict mode runs effects twice.
  const isStarted = useRef(false);
  useEffect(() => {
    if (!isAutomatic || isStarted.current || state.status !== "working") return;
    isStarted.current = true;
    void start();
  });
  return { state, token: link.token, email: link.email, start: () => void start() };
}

function failureOf(error: unknown): LinkFailure {
  if (!(error instanceof ApiError) || error.status === 0) return { reason: "network" };
  if (error.code?.endsWith("_expired")) return { reason: "expired" };
  return { reason: "refused", text: errorText(error) };
}
