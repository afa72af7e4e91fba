import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { type ButtonVariant, buttonClass } from "../../../ui/button-style.ts";
import { signInPath } from "../sign-in-path.ts";

export function SignInLink({ variant, children }: { variant: ButtonVariant; children: ReactNode }) {
  return (
    <Link to={`${signInPath(location)}#anmelden`} className={buttonClass(variant, "lg")}>
      {children}
    </Link>
  );
}
