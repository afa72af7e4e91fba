import { CircleAlert } from "lucide-react";

interface FormProblemProps {
  text: string | undefined;
}

/** Shows why a form or action failed, and scrolls into view, because the pressed button may be a screen below. */
export function FormProblem({ text }: FormProblemProps) {
  if (!text) return null;
  return (
    <p
      // The key creates a new element for each text, so that a new text scrolls into view again.
      key={text}
      ref={scrollIntoView}
      role="alert"
      className="flex scroll-my-20 items-start gap-2.5 rounded-md bg-danger-soft px-3 py-2.5 text-danger-text text-sm"
    >
      <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
      <span className="min-w-0">{text}</span>
    </p>
  );
}

const scrollIntoView = (box: HTMLElement | null): void => box?.scrollIntoView({ block: "nearest" });
