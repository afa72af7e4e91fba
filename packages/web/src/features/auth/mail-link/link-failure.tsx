import { CircleAlert, Clock, WifiOff } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Outcome } from "./outcome.tsx";
import { SignInLink } from "./sign-in-link.tsx";
import type { MailLinkFailure } from "./use-mail-link.ts";

interface LinkFailureProps {
  failure: MailLinkFailure;
  texts: { expiredText?: string; missing?: string; refusedTitle: string };
  onRetry: () => void;
}

export function LinkFailure({ failure, texts, onRetry }: LinkFailureProps) {
  const { verify: common } = useTexts("auth");
  const signIn = <SignInLink variant="primary">{common.toSignIn}</SignInLink>;
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
          {signIn}
        </Outcome>
      );
    default: {
      const text = failure.reason === "refused" ? failure.text : (texts.missing ?? common.missing);
      return (
        <Outcome icon={CircleAlert} tone="danger" title={texts.refusedTitle} text={text}>
          {signIn}
        </Outcome>
      );
    }
  }
}
