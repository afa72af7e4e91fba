import type { Company } from "@linkedpotential/contract/business/company/schema";
import { Link, useNavigate } from "react-router-dom";
import { useAction } from "../../../lib/action/use-action.ts";
import { rememberDestination } from "../../../lib/navigation/destination.ts";
import { paths, teamPath } from "../../../lib/navigation/paths.ts";
import { useSession } from "../../../lib/session/session.ts";
import { errorText } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-style.ts";
import { FormProblem } from "../../../ui/form-problem.tsx";
import { hasColleagues, useOwnCompany } from "./own-company.ts";

/** Offers what accepts an invitation with an existing account: signing in, or joining. */
export function JoinSteps({ token }: { token: string }) {
  const { status } = useSession();
  const { company, isLoading } = useOwnCompany();
  const navigate = useNavigate();
  const signIn = () => {
    rememberDestination(`${paths.invitation}?${new URLSearchParams({ area: "business", token })}`);
    void navigate(`${paths.business}#anmelden`);
  };
  if (status !== "in") return <SignInFirst onSignIn={signIn} />;
  if (isLoading) return null;
  return company && hasColleagues(company) ? (
    <LeaveFirst company={company} onSignIn={signIn} />
  ) : (
    <Join token={token} onSignIn={signIn} />
  );
}

interface StepProps {
  onSignIn: () => void;
}

function SignInFirst({ onSignIn }: StepProps) {
  const texts = useTexts("invitation");
  return (
    <>
      <p className="text-sm">{texts.signInText}</p>
      <Button variant="primary" size="lg" onPress={onSignIn}>
        {texts.signIn}
      </Button>
    </>
  );
}

/** Says that the present team has to be left before another one can be joined. */
function LeaveFirst({ company: { name, isOwner }, onSignIn }: StepProps & { company: Company }) {
  const texts = useTexts("invitation");
  return (
    <>
      <p className="text-sm">{isOwner ? texts.handOverFirst(name) : texts.leaveFirst(name)}</p>
      <Link to={teamPath} className={buttonClass("primary", "lg")}>
        {texts.toTeam}
      </Link>
      <Button onPress={onSignIn}>{texts.otherAccount}</Button>
    </>
  );
}

function Join({ token, onSignIn }: StepProps & { token: string }) {
  const texts = useTexts("invitation");
  const navigate = useNavigate();
  const join = useAction("business/join-company", () => ({ body: { token } }), {
    // Replace the page, because the invitation is used up.
    onDone: () => void navigate(paths.businessDashboard, { replace: true }),
  });
  return (
    <>
      {join.error && <FormProblem text={errorText(join.error)} />}
      <p className="text-sm">{texts.joinText}</p>
      <Button variant="primary" size="lg" isPending={join.isPending} onPress={() => join.run()}>
        {texts.join}
      </Button>
      {join.error && <Button onPress={onSignIn}>{texts.otherAccount}</Button>}
    </>
  );
}
