import { ShieldCheck, Undo2 } from "lucide-react";
import { Link } from "react-router-dom";
import { useAction } from "../../../lib/action/use-action.ts";
import { useDocumentTitle } from "../../../lib/navigation/document-title.ts";
import type { MailLink } from "../../../lib/navigation/mail-link.ts";
import { resetPasswordPath } from "../../../lib/navigation/paths.ts";
import { resetSession } from "../../../lib/session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-style.ts";
import { AuthFrame } from "../mail-link/auth-frame.tsx";
import { LinkFailure } from "../mail-link/link-failure.tsx";
import { Outcome } from "../mail-link/outcome.tsx";
import { useMailLink } from "../mail-link/use-mail-link.ts";
import { Waiting } from "../mail-link/waiting.tsx";
import { pathWorkspace } from "../path-workspace.ts";

/**
 * Page of the mailed link that restores the previous address. It waits for a button press, because restoring ends all
 * sessions (D61).
 */
export function RevertEmailPage() {
  const { revertEmail: texts } = useTexts("auth");
  const revert = useAction("auth/revert-email", (body: MailLink) => ({ body }), {
    onDone: resetSession,
  });
  const { state, email, start } = useMailLink({ send: revert.runAsync });
  useDocumentTitle(texts.title);
  return (
    <AuthFrame>
      {state.status === "failed" && <LinkFailure failure={state.failure} texts={texts} onRetry={start} />}
      {state.status === "working" && <Waiting title={texts.title}>{texts.working}</Waiting>}
      {state.status === "ready" && (
        <Outcome icon={Undo2} tone="accent" title={texts.title} text={texts.lead(email)}>
          <Button variant="primary" size="lg" onPress={start}>
            {texts.submit}
          </Button>
        </Outcome>
      )}
      {state.status === "done" && (
        <Outcome icon={ShieldCheck} tone="good" title={texts.doneTitle} text={texts.doneText}>
          <Link to={newPasswordPath(state.answer)} className={buttonClass("primary", "lg")}>
            {texts.toNewPassword}
          </Link>
        </Outcome>
      )}
    </AuthFrame>
  );
}

const newPasswordPath = ({ token, email }: MailLink): string =>
  `${resetPasswordPath(pathWorkspace(location.pathname))}?${new URLSearchParams({ token, email })}`;
