import { readUnsubscribeToken } from "@linkedpotential/contract/unsubscribe/token";
import { BellOff, MailX } from "lucide-react";
import { Link } from "react-router-dom";
import { useAction } from "../../../lib/action/use-action.ts";
import { useDocumentTitle } from "../../../lib/navigation/document-title.ts";
import type { MailLink } from "../../../lib/navigation/mail-link.ts";
import { businessSettingsPath, settingsPath } from "../../../lib/navigation/paths.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-style.ts";
import { AuthFrame } from "../mail-link/auth-frame.tsx";
import { LinkFailure } from "../mail-link/link-failure.tsx";
import { Outcome } from "../mail-link/outcome.tsx";
import { useMailLink } from "../mail-link/use-mail-link.ts";
import { Waiting } from "../mail-link/waiting.tsx";
import { pathWorkspace } from "../path-workspace.ts";

/** Page of the unsubscribe link in mails. It waits for a button press, because mail filters open links too. */
export function UnsubscribePage() {
  const { unsubscribe: texts } = useTexts("auth");
  const confirm = useAction("unsubscribe/confirm", ({ token }: MailLink) => ({ params: { token } }));
  const { state, token, start } = useMailLink({ send: confirm.runAsync, isReusable: true });
  useDocumentTitle(texts.title);
  const { user } = useSession();
  const settings = user?.role === "business" ? businessSettingsPath : settingsPath(pathWorkspace(location.pathname));
  const kind = readUnsubscribeToken(token)?.kind;
  if (!kind) {
    return (
      <AuthFrame>
        <LinkFailure failure={{ reason: "missing" }} texts={texts} onRetry={start} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame>
      {state.status === "failed" && <LinkFailure failure={state.failure} texts={texts} onRetry={start} />}
      {state.status === "working" && <Waiting title={texts.title}>{texts.working}</Waiting>}
      {state.status === "ready" && (
        <Outcome icon={MailX} tone="accent" title={texts.title} text={texts.lead(texts.kinds[kind])}>
          <Button variant="primary" size="lg" onPress={start}>
            {texts.submit}
          </Button>
        </Outcome>
      )}
      {state.status === "done" && (
        <Outcome icon={BellOff} tone="good" title={texts.doneTitle} text={texts.doneText(texts.kinds[kind])}>
          <Link to={settings} className={buttonClass("secondary", "lg")}>
            {texts.toSettings}
          </Link>
        </Outcome>
      )}
    </AuthFrame>
  );
}
