import type { ErrorCode } from "@linkedpotential/contract/errors";
import { useState } from "react";
import { ApiError } from "../../../lib/api/api-error.ts";
import { forgetMailLink, type MailLink, takeMailLink } from "../../../lib/navigation/mail-link.ts";
import { useOnce } from "../../../lib/use-once.ts";
import { errorText } from "../../../texts/error-text.ts";

/** Reason why a mailed link failed. `text` is the server's message. `code` is absent when the server sent none. */
export type MailLinkFailure =
  | { reason: "missing" | "expired" | "network" }
  | { reason: "refused"; text: string; code: ErrorCode | undefined };

type LinkState<Answer> =
  | { status: "ready" | "working" }
  | { status: "done"; answer: Answer }
  | { status: "failed"; failure: MailLinkFailure };

interface Options<Answer> {
  send: (link: MailLink) => Promise<Answer>;
  /**
   * Whether to call `send` on mount. If not, the page calls `start` on a press, because mail filters open links too.
   */
  isAutomatic?: boolean;
  /**
   * Set for a link that contains no email address and stays valid after use. It is kept, so that it works after a
   * reload.
   */
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
  useOnce(start, state.status === "working");
  return { state, token: link.token, email: link.email, start: () => void start() };
}

function failureOf(error: unknown): MailLinkFailure {
  if (!(error instanceof ApiError) || error.status === 0) return { reason: "network" };
  if (error.code?.endsWith("_expired")) return { reason: "expired" };
  return { reason: "refused", text: errorText(error), code: error.code };
}
