import type { Lead, LeadRow } from "@linkedpotential/contract/leads/schema";
import { CircleAlert } from "lucide-react";
import { type KeyboardEvent, useId } from "react";
import { useTexts } from "../../../../texts/texts.ts";
import { cx } from "../../../../ui/class-names.ts";
import { Overtaken } from "./overtaken.tsx";
import { SavedFlash } from "./saved-flash.tsx";
import type { TextFieldSpec } from "./text-fields.ts";
import { useTextEdit } from "./use-text-edit.ts";

interface InlineTextProps {
  lead: Partial<Lead> & Pick<LeadRow, "id">;
  field: TextFieldSpec;
  label: string;
  /** Shown while the field is empty. By default a dash. */
  placeholder?: string;
  /** Text at the end of the field, such as a unit. */
  suffix?: string;
  inputMode?: "email" | "tel" | "url" | "decimal" | "numeric";
  /** Whether Enter starts a new line. Such a field is saved when it loses the focus, or by Ctrl or Cmd and Enter. */
  isMultiline?: boolean;
  className?: string;
}

/**
 * A value that looks like text until it is hovered or focused. Enter or leaving the field saves it, Escape restores the
 * saved value. A native element, because the record has many of them and is rendered at every step.
 */
export function InlineText({
  lead,
  field,
  label,
  placeholder = "–",
  suffix,
  inputMode,
  isMultiline = false,
  className,
}: InlineTextProps) {
  const { text, isEdited, problem, theirs, savedCount, change, commit, revert, keepMine } = useTextEdit(
    lead,
    field,
    label,
  );
  const { edit } = useTexts("lead-record");
  const problemId = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && (!isMultiline || event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      commit({ isRetry: true });
    } else if (event.key === "Escape" && isEdited) {
      // Handled here: without an edit, Escape closes the record.
      event.stopPropagation();
      revert();
    }
  };
  const hasNotice = problem !== undefined || theirs !== undefined;
  return (
    <div className={cx("min-w-0", className)}>
      <div className="relative -mx-1.5 flex min-w-0 items-baseline rounded-md">
        {/* The hidden copy of the text gives the field its height, so that long values wrap. */}
        <span className="grid min-w-0 flex-1 [overflow-wrap:anywhere] *:col-start-1 *:row-start-1">
          <span aria-hidden="true" className={cx(box, "invisible whitespace-pre-wrap")}>
            {`${text || placeholder} `}
          </span>
          <textarea
            rows={1}
            // One column, so that the copy of the text alone gives the field its width.
            cols={1}
            value={text}
            aria-label={label}
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={isMultiline}
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={hasNotice ? problemId : undefined}
            {...(inputMode && { inputMode })}
            enterKeyHint={isMultiline ? "enter" : "done"}
            onChange={(event) =>
              change(isMultiline ? event.target.value : event.target.value.replace(/\s*\n\s*/g, " "))
            }
            onKeyDown={onKeyDown}
            onBlur={() => commit({ isRetry: false })}
            className={cx(
              box,
              "w-full resize-none overflow-hidden border-transparent bg-transparent text-inherit transition-colors placeholder:text-ink-subtle hover:border-line-strong hover:bg-surface focus:border-focus focus:bg-surface focus:outline-2 focus:outline-focus focus:-outline-offset-1",
              problem && "border-danger",
            )}
          />
        </span>
        {suffix && <span className="shrink-0 pr-1.5 text-ink-subtle">{suffix}</span>}
        <SavedFlash count={savedCount} />
      </div>
      <div id={problemId} role="alert" className="contents">
        {problem && (
          <p className="mt-1 flex items-start gap-1 text-danger-text text-xs">
            <CircleAlert size={14} aria-hidden className="mt-px shrink-0" />
            <span className="min-w-0">{problem}</span>
          </p>
        )}
        {theirs !== undefined && <Overtaken theirs={theirs} label={edit.of(label)} onKeep={keepMine} onTake={revert} />}
      </div>
    </div>
  );
}

const box = "min-w-6 rounded-md border px-1.5 py-1 leading-snug pointer-coarse:py-2";
