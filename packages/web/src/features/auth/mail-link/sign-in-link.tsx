import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { verifiedState } from "../../../lib/navigation/verified-email.ts";
import { type ButtonVariant, buttonClass } from "../../../ui/button-style.ts";
import { signInPath } from "../sign-in-path.ts";

interface SignInLinkProps {
  variant: ButtonVariant;
  /** Address that was just verified. The sign-in form is filled with it. */
  verifiedEmail?: string;
  children: ReactNode;
}

export function SignInLink({ variant, verifiedEmail, children }: SignInLinkProps) {
  return (
    <Link
      to={`${signInPath(location)}#anmelden`}
      state={verifiedEmail ? verifiedState(verifiedEmail) : undefined}
      className={buttonClass(variant, "lg")}
    >
      {children}
    </Link>
  );
}
