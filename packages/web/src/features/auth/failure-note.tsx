import { CircleAlert } from "lucide-react";
import { ApiError } from "../../lib/api-error.ts";
import { errorText } from "../../texts/error-text.ts";
import { useTexts } from "../../texts/texts.ts";
import { SignInRefused } from "./api.ts";

interface FailureNoteProps {
  error: unknown;
  fallback: string;
}

/** The server's sentence, else the form's own. */
export function FailureNote({ error, fallback }: FailureNoteProps) {
  const { errors } = useTexts("auth");
  if (!error) return null;
  const { text, detail } = describe(error, fallback, errors.unexpected);
  return (
    <div role="alert" className="flex items-start gap-2.5 rounded-md bg-danger-soft px-3 py-2.5 text-sm">
      <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0 text-danger-text" />
      <div className="min-w-0">
        <p className="font-medium text-danger-text">{text}</p>
        {detail && <p className="mt-0.5 text-ink-muted">{detail}</p>}
      </div>
    </div>
  );
}

function describe(error: unknown, fallback: string, unexpected: string): { text: string; detail?: string } {
  if (error instanceof SignInRefused) return { text: fallback };
  if (!(error instanceof ApiError)) return { text: unexpected };
  if (error.status === 0) return { text: unexpected, detail: errorText(error) };
  return { text: error.code || error.text ? errorText(error) : fallback };
}
