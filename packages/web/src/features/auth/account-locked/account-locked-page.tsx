import { useAction } from "../../../lib/action/use-action.ts";
import { useDocumentTitle } from "../../../lib/navigation/document-title.ts";
import type { MailLink } from "../../../lib/navigation/mail-link.ts";
import { useTexts } from "../../../texts/texts.ts";
import { AuthFrame } from "../mail-link/auth-frame.tsx";
import { useMailLink } from "../mail-link/use-mail-link.ts";
import { Waiting } from "../mail-link/waiting.tsx";
import { LockProblem } from "./lock-problem.tsx";
import { LockReasons } from "./lock-reasons.tsx";

/**
 * Says to the owner of a locked account why it is locked and takes the objection (D70). Opened by the link in the mail,
 * by a refused sign-in, and by a call that the lock refused.
 */
export function AccountLockedPage() {
  const texts = useTexts("account-locked");
  const read = useAction("accounts/read-lock", ({ token }: MailLink) => ({ body: { token } }));
  const { state, token, start } = useMailLink({ send: read.runAsync, isAutomatic: true, isReusable: true });
  useDocumentTitle(texts.title);
  return (
    <AuthFrame>
      {state.status === "working" && <Waiting title={texts.title}>{texts.loading}</Waiting>}
      {state.status === "failed" && <LockProblem failure={state.failure} onRetry={start} />}
      {state.status === "done" && <LockReasons token={token} notice={state.answer} />}
    </AuthFrame>
  );
}
