import { Users } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../../lib/navigation/paths.ts";
import { useTexts } from "../../../texts/texts.ts";
import { buttonClass } from "../../../ui/button-style.ts";
import { LinkFailure } from "../mail-link/link-failure.tsx";
import { Outcome } from "../mail-link/outcome.tsx";
import type { MailLinkFailure } from "../mail-link/use-mail-link.ts";
import { companyIdOf, useOwnCompany } from "./own-company.ts";

interface InvitationFailureProps {
  failure: MailLinkFailure;
  token: string;
  onRetry: () => void;
}

/** Says why an invitation cannot be accepted. A member who has used it is led to the company. */
export function InvitationFailure({ failure, token, onRetry }: InvitationFailureProps) {
  const texts = useTexts("invitation");
  const { company, isLoading } = useOwnCompany();
  const isUsed = failure.reason === "refused" && failure.code === "invitation.used";
  if (isUsed && isLoading) return null;
  if (!isUsed || company?.id !== companyIdOf(token)) {
    return <LinkFailure failure={failure} texts={texts} onRetry={onRetry} />;
  }
  return (
    <Outcome icon={Users} tone="accent" title={texts.memberOf(company.name)} text={texts.memberText}>
      <Link to={paths.businessDashboard} className={buttonClass("primary", "lg")}>
        {texts.toDashboard}
      </Link>
    </Outcome>
  );
}
