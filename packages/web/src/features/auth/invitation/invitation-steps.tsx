import type { PreviewedInvitation } from "@linkedpotential/contract/business/company/schema";
import { Users } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { Outcome } from "../mail-link/outcome.tsx";
import { JoinSteps } from "./join-steps.tsx";
import { MemberForm } from "./member-form.tsx";

interface InvitationStepsProps {
  token: string;
  invitation: PreviewedInvitation;
}

/** Says who invites, and offers what accepts the invitation: a new account, signing in, or joining with the own one. */
export function InvitationSteps({ token, invitation }: InvitationStepsProps) {
  const texts = useTexts("invitation");
  const { company, inviter, email, hasAccount } = invitation;
  return (
    <Outcome
      icon={Users}
      tone="accent"
      title={company ? texts.titleOf(company) : texts.title}
      text={texts.text(inviter, email)}
    >
      {hasAccount ? <JoinSteps token={token} /> : <MemberForm token={token} email={email} />}
    </Outcome>
  );
}
