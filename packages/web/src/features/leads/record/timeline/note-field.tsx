import { CornerDownLeft } from "lucide-react";
import { useId } from "react";
import { useTexts } from "../../../../texts/texts.ts";
import { cx } from "../../../../ui/class-names.ts";
import { inputClass } from "../../../../ui/field-style.ts";
import { Form } from "../../../../ui/form.tsx";
import { allowLongPaste, typingLimit } from "../../../../ui/typing-limit.ts";
import { useNewTouch } from "./use-new-touch.ts";

const noteMax = 500;

/** Field for a note in the timeline. Enter adds it. Native, because it is rendered at every step. */
export function NoteField({ leadId }: { leadId: number }) {
  const { note: texts } = useTexts("lead-record");
  const { text, problem, isPending, change, add } = useNewTouch(leadId, "note", texts.label);
  const problemId = useId();
  const submit = () => void add("note");
  return (
    <Form form={{ submit }} className="mb-3">
      <div className="relative">
        <input
          ref={allowLongPaste}
          type="text"
          aria-label={texts.label}
          placeholder={texts.placeholder}
          value={text}
          {...typingLimit(text, noteMax).limit}
          readOnly={isPending}
          autoComplete="off"
          enterKeyHint="done"
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem ? problemId : undefined}
          onChange={(event) => change(event.target.value)}
          className={cx(inputClass, "pr-10", problem && "border-danger")}
        />
        <button
          type="submit"
          aria-label={texts.add}
          title={texts.add}
          className="absolute inset-y-0.5 right-0.5 grid w-8 place-items-center rounded-sm text-ink-subtle hover:bg-hover hover:text-ink"
        >
          <CornerDownLeft size={14} aria-hidden />
        </button>
      </div>
      <p id={problemId} role="alert" className="mt-1 text-danger-text text-xs empty:hidden">
        {problem}
      </p>
    </Form>
  );
}
