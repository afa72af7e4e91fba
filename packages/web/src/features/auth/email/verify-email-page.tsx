import { CircleAlert, Clock, MailCheck, UserCheck, WifiOff } from "lucide-react";
import { useDocumentTitle } from "../../../lib/navigation/document-title.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { AuthFrame } from "../mail-link/auth-frame.tsx";
import { Outcome } from "../mail-link/outcome.tsx";
import { SignInLink } from "../mail-link/sign-in-link.tsx";
import { Waiting } from "../mail-link/waiting.tsx";
import { useVerification } from "./use-verification.ts";

export function VerifyEmailPage() {
  const { verify: texts } = useTexts("auth");
  useDocumentTitle(texts.documentTitle);
  return (
    <AuthFrame>
      <VerificationOutcome />
    </AuthFrame>
  );
}

function VerificationOutcome() {
  const { verify: texts } = useTexts("auth");
  const { state, email, verify, resend } = useVerification();
  const resendButton = email && (
    <Button variant="primary" size="lg" onPress={resend}>
      {texts.resend}
    </Button>
  );
  switch (state.status) {
    case "loading":
      return <Waiting title={texts.documentTitle}>{state.isResending ? texts.resending : texts.loading}</Waiting>;
    case "success":
      return (
        <Outcome icon={UserCheck} tone="good" title={texts.successTitle} text={texts.successText}>
          <SignInLink variant="primary" verifiedEmail={email}>
            {texts.toSignIn}
          </SignInLink>
        </Outcome>
      );
    case "sent":
      return <Outcome icon={MailCheck} tone="accent" title={texts.sentTitle} text={texts.sentText(email)} />;
    case "expired":
      return (
        <Outcome icon={Clock} tone="warn" title={texts.expiredTitle} text={texts.expiredText}>
          {resendButton}
        </Outcome>
      );
    case "error":
      if (state.reason === "network") {
        return (
          <Outcome icon={WifiOff} tone="danger" title={texts.network} text={texts.networkText}>
            <Button variant="primary" size="lg" onPress={verify}>
              {texts.retry}
            </Button>
          </Outcome>
        );
      }
      return (
        <Outcome icon={CircleAlert} tone="danger" title={texts.errorTitle} text={state.text ?? texts.missing}>
          {resendButton}
          <SignInLink variant={email ? "secondary" : "primary"}>{texts.toSignIn}</SignInLink>
        </Outcome>
      );
  }
}
