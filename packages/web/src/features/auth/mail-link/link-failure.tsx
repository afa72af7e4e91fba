import { CircleAlert, Clock, WifiOff } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../../lib/navigation/paths.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-style.ts";
import { Outcome } from "./outcome.tsx";
import { SignInLink } from "./sign-in-link.tsx";
import type { MailLinkFailure } from "./use-mail-link.ts";

interface LinkFailureProps {
  failure: MailLinkFailure;
  texts: { expiredText?: string; missing?: string; refusedTitle: string };
  onRetry: () => void;
}

/** Says why a mailed link does not work, and leads on: to the dashboard, or without a session to the sign-in. */
export function LinkFailure({ failure, texts, onRetry }: LinkFailureProps) {
  const { verify: common, confirmEmail } = useTexts("auth");
  const { status } = useSession();
  const next =
    status === "in" ? (
      <Link to={paths.dashboard} className={buttonClass("primary", "lg")}>
        {confirmEmail.toDashboard}
      </Link>
    ) : (
      <SignInLink variant="primary">{common.toSignIn}</SignInLink>
    );
  switch (failure.reason) {
    case "network":
      return (
        <Outcome icon={WifiOff} tone="danger" title={common.network} text={common.networkText}>
          <Button variant="primary" size="lg" onPress={onRetry}>
            {common.retry}
          </Button>
        </Outcome>
      );
    case "expired":
      return (
        <Outcome icon={Clock} tone="warn" title={common.expiredTitle} text={texts.expiredText ?? ""}>
          {next}
        </Outcome>
      );
    default: {
      const text = failure.reason === "refused" ? failure.text : (texts.missing ?? common.missing);
      return (
        <Outcome icon={CircleAlert} tone="danger" title={texts.refusedTitle} text={text}>
          {next}
        </Outcome>
      );
    }
  }
}
