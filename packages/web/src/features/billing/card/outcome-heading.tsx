import { type ReactNode, useEffect, useRef } from "react";
import { focusWhenFree } from "../../../lib/focus/focus-when-free.ts";
import { cx } from "../../../ui/class-names.ts";

interface OutcomeHeadingProps {
  className: string;
  children: ReactNode;
}

/** Takes the focus, because the focused button disappeared with the form. */
export function OutcomeHeading({ className, children }: OutcomeHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => (heading.current ? focusWhenFree(heading.current) : undefined), []);
  return (
    <h2 ref={heading} tabIndex={-1} className={cx("font-semibold outline-none", className)}>
      {children}
    </h2>
  );
}
