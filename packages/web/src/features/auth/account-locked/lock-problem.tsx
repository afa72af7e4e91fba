import { CircleCheck, Lock, WifiOff } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Outcome } from "../mail-link/outcome.tsx";
import { SignInLink } from "../mail-link/sign-in-link.tsx";
import type { MailLinkFailure } from "../mail-link/use-mail-link.ts";

interface LockProblemProps {
  failure: MailLinkFailure;
  onRetry: () => void;
}

/** Says why the notice of the lock could not be shown, with the next step. */
export function LockProblem({ failure, onRetry }: LockProblemProps) {
  const texts = useTexts("account-locked");
  const { signIn } = useTexts("auth");
  if (failure.reason === "missing") return <Outcome icon={Lock} tone="warn" title={texts.title} text={texts.byMail} />;
  if (failure.reason === "refused" && failure.code === "account_lock.lifted") {
    return (
      <Outcome icon={CircleCheck} tone="good" title={texts.lifted} text={failure.text}>
        <SignInLink variant="primary">{signIn}</SignInLink>
      </Outcome>
    );
  }
  if (failure.reason === "refused" && failure.code === "account_lock.invalid") {
    return <Outcome icon={Lock} tone="danger" title={texts.invalid} text={failure.text} />;
  }
  return <RetryNotice failure={failure} onRetry={onRetry} />;
}

function RetryNotice({ failure, onRetry }: LockProblemProps) {
  const texts = useTexts("account-locked");
  const { verify } = useTexts("auth");
  const { retry } = useTexts("common");
  const isOffline = failure.reason === "network";
  return (
    <Outcome
      icon={isOffline ? WifiOff : Lock}
      tone="danger"
      title={isOffline ? verify.network : texts.failed}
      text={failure.reason === "refused" ? failure.text : verify.networkText}
    >
      <Button variant="primary" size="lg" onPress={onRetry}>
        {retry}
      </Button>
    </Outcome>
  );
}
