import { dateText } from "@linkedpotential/contract/date-texts";
import { Trash2 } from "lucide-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { useFocusAfterRemoval } from "../../../lib/focus/use-focus-after-change.ts";
import { toast } from "../../../lib/toast.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { type Learning, withLearning, withoutLearning } from "./book.ts";
import type { useLearnings } from "./use-learnings.ts";

interface LearningListProps {
  learnings: readonly Learning[];
  change: ReturnType<typeof useLearnings>["change"];
}

export function LearningList({ learnings, change }: LearningListProps) {
  const { learnings: texts } = useTexts("business");
  const { undo } = useTexts("common");
  const language = useLanguage();
  const container = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(container, learnings.length);
  const remove = (learning: Learning) => {
    const index = learnings.indexOf(learning);
    flushSync(() => change((book) => withoutLearning(book, learning.id)));
    // The delete button that had the focus is gone, so focus the next one.
    const buttons = [...(container.current?.querySelectorAll("button") ?? [])];
    (buttons[index] ?? buttons.at(-1))?.focus();
    const restore = () => void change((book) => withLearning(book, learning));
    toast({ tone: "success", title: texts.deleted, action: { label: undo, onPress: restore } });
  };
  return (
    <div ref={container} tabIndex={-1} className="outline-none">
      {learnings.length === 0 && <p className="text-ink-subtle text-sm">{texts.empty}</p>}
      <ul hidden={learnings.length === 0} className="divide-y divide-line border-line border-t">
        {learnings.map((learning) => (
          <li key={learning.id} className="flex items-start gap-3 py-3">
            <div className="min-w-0 flex-1">
              <p className="whitespace-pre-line text-sm [overflow-wrap:anywhere]">{learning.text}</p>
              <time dateTime={learning.date} className="mt-1 block text-ink-subtle text-xs tabular-nums">
                {dateText(learning.date, language)}
              </time>
            </div>
            <IconButton
              size="sm"
              label={texts.delete(learning.text.slice(0, 40))}
              icon={<Trash2 size={16} />}
              onPress={() => remove(learning)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
