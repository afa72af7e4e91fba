import { MailCheck } from "lucide-react";
import { Link } from "react-router-dom";
import { useAction } from "../../../lib/action/use-action.ts";
import { useDocumentTitle } from "../../../lib/navigation/document-title.ts";
import type { MailLink } from "../../../lib/navigation/mail-link.ts";
import { paths } from "../../../lib/navigation/paths.ts";
import { refreshSession } from "../../../lib/session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { buttonClass } from "../../../ui/button-style.ts";
import { AuthFrame } from "../mail-link/auth-frame.tsx";
import { LinkFailure } from "../mail-link/link-failure.tsx";
import { Outcome } from "../mail-link/outcome.tsx";
import { useMailLink } from "../mail-link/use-mail-link.ts";
import { Waiting } from "../mail-link/waiting.tsx";

export function ConfirmEmailPage() {
  const { confirmEmail: texts } = useTexts("auth");
  const confirm = useAction("auth/confirm-email", (body: MailLink) => ({ body }), {
    // Refresh the session, because the signed-in user may be the one whose address has changed.
    onDone: () => void refreshSession(),
  });
  const { state, email, start } = useMailLink({ send: confirm.runAsync, isAutomatic: true });
  useDocumentTitle(texts.title);
  return (
    <AuthFrame>
      {state.status === "failed" && <LinkFailure failure={state.failure} texts={texts} onRetry={start} />}
      {state.status === "working" && <Waiting title={texts.title}>{texts.working}</Waiting>}
      {state.status === "done" && (
        <Outcome icon={MailCheck} tone="good" title={texts.doneTitle} text={texts.doneText(email)}>
          <Link to={paths.dashboard} className={buttonClass("primary", "lg")}>
            {texts.toDashboard}
          </Link>
        </Outcome>
      )}
    </AuthFrame>
  );
}
