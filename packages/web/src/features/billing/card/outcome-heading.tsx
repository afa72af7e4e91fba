import type { ReactNode } from "react";
import { focusAfterOverlay } from "../../../lib/focus/focus.ts";
import { cx } from "../../../ui/class-names.ts";

interface OutcomeHeadingProps {
  className: string;
  children: ReactNode;
}

/** Takes the focus when it appears, because the focused submit button disappeared with the form. */
export function OutcomeHeading({ className, children }: OutcomeHeadingProps) {
  return (
    <h2 ref={focusAfterOverlay} tabIndex={-1} className={cx("font-semibold outline-none", className)}>
      {children}
    </h2>
  );
}
