import { CircleAlert } from "lucide-react";

interface FormProblemProps {
  /** None while there is no problem. */
  text: string | undefined;
}

/** Why a form, or a press, came to nothing. */
export function FormProblem({ text }: FormProblemProps) {
  if (!text) return null;
  return (
    <p role="alert" className="flex items-start gap-2.5 rounded-md bg-danger-soft px-3 py-2.5 text-danger-text text-sm">
      <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
      <span className="min-w-0">{text}</span>
    </p>
  );
}
