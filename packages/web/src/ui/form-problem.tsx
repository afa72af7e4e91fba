import { CircleAlert } from "lucide-react";
import { useEffect, useRef } from "react";

interface FormProblemProps {
  text: string | undefined;
}

/** Shows why a form or action failed, and scrolls into view, because the pressed button may be a screen below. */
export function FormProblem({ text }: FormProblemProps) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text) box.current?.scrollIntoView({ block: "nearest" });
  }, [text]);
  if (!text) return null;
  return (
    <p
      ref={box}
      role="alert"
      className="flex scroll-my-20 items-start gap-2.5 rounded-md bg-danger-soft px-3 py-2.5 text-danger-text text-sm"
    >
      <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
      <span className="min-w-0">{text}</span>
    </p>
  );
}
