import type { ReactNode } from "react";
import type { ButtonSize, ButtonVariant } from "../../ui/button-style.ts";
import { PlainButton } from "../../ui/plain-button.tsx";
import type { AuthMode } from "../auth-request.ts";

export type OnAuth = (mode: AuthMode) => void;

interface AuthButtonProps {
  mode: AuthMode;
  /** Names the button in the document: it keeps the focus when the app takes over the built page. */
  place: string;
  onAuth: OnAuth | undefined;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  children: ReactNode;
}

/** Opens the auth dialog. On the built page `front.ts` hears it by `data-auth`. */
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
