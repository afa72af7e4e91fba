import { UserMinus } from "lucide-react";
import { Link, useLocation } from "react-router-dom";
import { useDocumentTitle } from "../../lib/navigation/document-title.ts";
import { paths, type RemovedState } from "../../lib/navigation/paths.ts";
import { useTexts } from "../../texts/texts.ts";
import { buttonClass } from "../../ui/button-style.ts";
import { AuthFrame } from "./mail-link/auth-frame.tsx";
import { Outcome } from "./mail-link/outcome.tsx";

/** Tells a member whom the owner removed from the company why all sessions have ended. */
export function RemovedFromTeamPage() {
  const { removed } = useTexts("invitation");
  const state = useLocation().state as RemovedState | null;
  useDocumentTitle(removed.title);
  return (
    <AuthFrame>
      <Outcome
        icon={UserMinus}
        tone="warn"
        title={state?.company ? removed.titleOf(state.company) : removed.title}
        text={removed.text}
      >
        <Link to={`${paths.business}#anmelden`} className={buttonClass("primary", "lg")}>
          {removed.signIn}
        </Link>
      </Outcome>
    </AuthFrame>
  );
}
