import type { ErrorCode } from "@linkedpotential/contract/errors";
import { CircleAlert, Clock, WifiOff } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Outcome } from "../mail-link/outcome.tsx";
import type { MailLinkFailure } from "../mail-link/use-mail-link.ts";
import { DashboardLink } from "./dashboard-link.tsx";

const refusals = {
  "follow_up_link.changed": "changed",
  "follow_up_link.expired": "expired",
  "follow_up_link.invalid": "invalid",
  "lead.not_found": "deleted",
} as const satisfies Partial<Record<ErrorCode, string>>;

type Refusal = (typeof refusals)[keyof typeof refusals];

/** Returns why a link can never be used again. Returns undefined for an error after which another attempt may work. */
export const refusalOf = (code: ErrorCode | undefined): Refusal | undefined =>
  code && code in refusals ? refusals[code as keyof typeof refusals] : undefined;

interface LinkProblemProps {
  failure: MailLinkFailure;
  onRetry: () => void;
}

/** Says why the follow-up could not be shown, with the next step. */
export function LinkProblem({ failure, onRetry }: LinkProblemProps) {
  const texts = useTexts("follow-up-link");
  const { verify } = useTexts("auth");
  const common = useTexts("common");
  const again = (
    <Button variant="primary" size="lg" onPress={onRetry}>
      {common.retry}
    </Button>
  );
  if (failure.reason === "network") {
    return (
      <Outcome icon={WifiOff} tone="danger" title={verify.network} text={verify.networkText}>
        {again}
      </Outcome>
    );
  }
  const refusal = failure.reason === "refused" ? refusalOf(failure.code) : "invalid";
  if (!refusal) {
    return (
      <Outcome
        icon={CircleAlert}
        tone="danger"
        title={texts.refused.other}
        text={failure.reason === "refused" && failure.text}
      >
        {again}
      </Outcome>
    );
  }
  return <RefusedLink refusal={refusal} />;
}

/** Says why a link does nothing anymore. */
export function RefusedLink({ refusal }: { refusal: Refusal }) {
  const { refused } = useTexts("follow-up-link");
  const icon = refusal === "changed" || refusal === "expired" ? Clock : CircleAlert;
  const tone = refusal === "invalid" ? "danger" : "warn";
  return (
    <Outcome icon={icon} tone={tone} {...refused[refusal]}>
      <DashboardLink variant="primary" />
    </Outcome>
  );
}
