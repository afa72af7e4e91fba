import type { PreviewedInvitation } from "@linkedpotential/contract/business/company/schema";
import { Users } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { useAction } from "../../../lib/action/use-action.ts";
import { rememberDestination } from "../../../lib/navigation/destination.ts";
import { paths } from "../../../lib/navigation/paths.ts";
import { useSession } from "../../../lib/session/session.ts";
import { errorText } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { FormProblem } from "../../../ui/form-problem.tsx";
import { Outcome } from "../mail-link/outcome.tsx";
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

function JoinSteps({ token }: { token: string }) {
  const texts = useTexts("invitation");
  const { status } = useSession();
  const navigate = useNavigate();
  const join = useAction("business/join-company", () => ({ body: { token } }), {
    onDone: () => void navigate(paths.businessDashboard),
  });
  const signIn = () => {
    rememberDestination(`${paths.invitation}?${new URLSearchParams({ area: "business", token })}`);
    void navigate(`${paths.business}#anmelden`);
  };
  if (status !== "in") {
    return (
      <>
        <p className="text-sm">{texts.signInText}</p>
        <Button variant="primary" size="lg" onPress={signIn}>
          {texts.signIn}
        </Button>
      </>
    );
  }
  return (
    <>
      {join.error && <FormProblem text={errorText(join.error)} />}
      <p className="text-sm">{texts.joinText}</p>
      <Button variant="primary" size="lg" isPending={join.isPending} onPress={() => join.run()}>
        {texts.join}
      </Button>
      {join.error && <Button onPress={signIn}>{texts.otherAccount}</Button>}
    </>
  );
}
