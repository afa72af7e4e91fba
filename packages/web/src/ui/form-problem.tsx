import { CircleAlert } from "lucide-react";
import { cx } from "./class-names.ts";

interface FormProblemProps {
  /** None while there is no problem. */
  text: string | undefined;
  className?: string;
}

/** Why a form, or a press, came to nothing. */
export function FormProblem({ text, className }: FormProblemProps) {
  if (!text) return null;
  return (
    <p
      role="alert"
      className={cx(
        "flex items-start gap-2.5 rounded-md bg-danger-soft px-3 py-2.5 text-danger-text text-sm",
        className,
      )}
    >
      <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
      <span className="min-w-0">{text}</span>
    </p>
  );
}
