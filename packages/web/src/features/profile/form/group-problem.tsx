import { CircleAlert } from "lucide-react";

/** Shows the problem of a group of fields. Shows nothing without one. */
export function GroupProblem({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p role="alert" className="flex items-start gap-1 text-danger-text text-xs">
      <CircleAlert size={14} aria-hidden className="mt-px shrink-0" />
      {text}
    </p>
  );
}
