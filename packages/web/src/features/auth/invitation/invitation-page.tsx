import { useAction } from "../../../lib/action/use-action.ts";
import { useDocumentTitle } from "../../../lib/navigation/document-title.ts";
import type { MailLink } from "../../../lib/navigation/mail-link.ts";
import { useTexts } from "../../../texts/texts.ts";
import { AuthFrame } from "../mail-link/auth-frame.tsx";
import { useMailLink } from "../mail-link/use-mail-link.ts";
import { Waiting } from "../mail-link/waiting.tsx";
import { InvitationFailure } from "./invitation-failure.tsx";
import { InvitationSteps } from "./invitation-steps.tsx";

/**
 * Page of the link in an invitation to a company. It first only reads the invitation and waits for a button press,
 * because mail scanners follow links, too.
 */
export function InvitationPage() {
  const texts = useTexts("invitation");
  const preview = useAction("business/preview-invitation", ({ token }: MailLink) => ({ body: { token } }));
  const { state, token, start } = useMailLink({ send: preview.runAsync, isAutomatic: true, isReusable: true });
  useDocumentTitle(texts.documentTitle);
  return (
    <AuthFrame>
      {state.status === "working" && <Waiting title={texts.documentTitle}>{texts.loading}</Waiting>}
      {state.status === "failed" && <InvitationFailure failure={state.failure} token={token} onRetry={start} />}
      {state.status === "done" && <InvitationSteps token={token} invitation={state.answer} />}
    </AuthFrame>
  );
}
