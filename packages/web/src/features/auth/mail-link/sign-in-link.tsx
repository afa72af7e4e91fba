import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { landingPath } from "../../../lib/paths.ts";
import { type ButtonVariant, buttonClass } from "../../../ui/button-style.ts";
import { pathWorkspace } from "../path-workspace.ts";

export function SignInLink({ variant, children }: { variant: ButtonVariant; children: ReactNode }) {
  return (
    <Link to={`${landingPath(pathWorkspace(location.pathname))}#anmelden`} className={buttonClass(variant, "lg")}>
      {children}
    </Link>
  );
}
