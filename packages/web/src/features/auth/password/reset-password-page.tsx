import { CircleCheck, Clock, Link2Off } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useDocumentTitle } from "../../../lib/navigation/document-title.ts";
import { forgetMailLink, storedOutcome, takeMailLink } from "../../../lib/navigation/mail-link.ts";
import { forgotPasswordPath } from "../../../lib/navigation/paths.ts";
import { useTexts } from "../../../texts/texts.ts";
import { buttonClass } from "../../../ui/button-style.ts";
import { AuthFrame } from "../mail-link/auth-frame.tsx";
import { Outcome } from "../mail-link/outcome.tsx";
import { SignInLink } from "../mail-link/sign-in-link.tsx";
import { pathWorkspace } from "../path-workspace.ts";
import { businessQuery } from "../sign-in-path.ts";
import { ResetForm } from "./reset-form.tsx";

type State = "form" | "done" | "invalid" | "expired";
const changed = "changed";

export function ResetPasswordPage() {
  const { reset: texts } = useTexts("auth");
  const [link] = useState(() => takeMailLink());
  const [state, setState] = useState<State>(() => {
    if (link.token && link.email) return "form";
    return storedOutcome() === changed ? "done" : "invalid";
  });
  useDocumentTitle(texts.title);
  const newLink = (
    <Link
      to={forgotPasswordPath(pathWorkspace(location.pathname)) + businessQuery(location.search)}
      className={buttonClass("primary", "lg")}
    >
      {texts.newLink}
    </Link>
  );
  const finish = (next: Exclude<State, "form">) => {
    forgetMailLink(next === "done" ? changed : undefined);
    setState(next);
  };
  return (
    <AuthFrame>
      {state === "form" && <ResetForm link={link} onEnd={finish} />}
      {state === "done" && (
        <Outcome icon={CircleCheck} tone="good" title={texts.doneTitle} text={texts.doneText}>
          <SignInLink variant="primary">{texts.toSignIn}</SignInLink>
        </Outcome>
      )}
      {state === "invalid" && (
        <Outcome icon={Link2Off} tone="danger" title={texts.invalidTitle} text={texts.invalidText}>
          {newLink}
        </Outcome>
      )}
      {state === "expired" && (
        <Outcome icon={Clock} tone="warn" title={texts.expiredTitle} text={texts.expiredText}>
          {newLink}
        </Outcome>
      )}
    </AuthFrame>
  );
}
