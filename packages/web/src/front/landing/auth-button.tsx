import type { ReactNode } from "react";
import type { ButtonSize, ButtonVariant } from "../../ui/button-style.ts";
import { PlainButton } from "../../ui/plain-button.tsx";
import type { AuthMode } from "../auth-request.ts";

export type OnAuth = (mode: AuthMode) => void;

interface AuthButtonProps {
  mode: AuthMode;
  /**
   * Identifier of the button. The app uses it to keep the focus on the button when it replaces the prerendered page.
   */
  place: string;
  onAuth: OnAuth | undefined;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  children: ReactNode;
}

/** Opens the auth dialog. In the prerendered page `front.ts` finds the button by `data-auth`. */
export function AuthButton({ mode, place, onAuth, className = "", ...props }: AuthButtonProps) {
  return (
    <PlainButton
      {...props}
      className={className}
      data-auth={mode}
      data-place={place}
      aria-haspopup="dialog"
      onClick={() => onAuth?.(mode)}
    />
  );
}
