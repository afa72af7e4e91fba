import { useAction } from "../../../lib/action/use-action.ts";
import { useDocumentTitle } from "../../../lib/navigation/document-title.ts";
import type { MailLink } from "../../../lib/navigation/mail-link.ts";
import { useTexts } from "../../../texts/texts.ts";
import { AuthFrame } from "../mail-link/auth-frame.tsx";
import { useMailLink } from "../mail-link/use-mail-link.ts";
import { Waiting } from "../mail-link/waiting.tsx";
import { FollowUpSteps } from "./follow-up-steps.tsx";
import { LinkProblem } from "./link-problem.tsx";

/**
 * Page of the links in the mail of due follow-ups. It first only reads the follow-up and waits for a button press,
 * because mail scanners follow links, too.
 */
export function FollowUpLinkPage() {
  const texts = useTexts("follow-up-link");
  const preview = useAction("follow-up-links/preview", ({ token }: MailLink) => ({ body: { token } }));
  const { state, token, start } = useMailLink({ send: preview.runAsync, isAutomatic: true, isReusable: true });
  useDocumentTitle(texts.documentTitle);
  return (
    <AuthFrame>
      {state.status === "working" && <Waiting title={texts.documentTitle}>{texts.loading}</Waiting>}
      {state.status === "failed" && <LinkProblem failure={state.failure} onRetry={start} />}
      {state.status === "done" && <FollowUpSteps token={token} followUp={state.answer} />}
    </AuthFrame>
  );
}
