import { dateText } from "@linkedpotential/contract/date-texts";
import { Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { useFocusKept } from "../../../lib/focus/use-focus-kept.ts";
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
  const place = useRef<HTMLDivElement>(null);
  const removed = useRef<number>(undefined);
  // Move the focus to the next button, because the pressed one has disappeared.
  useEffect(() => {
    const buttons = [...(place.current?.querySelectorAll("button") ?? [])];
    if (removed.current !== undefined) (buttons[removed.current] ?? buttons.at(-1))?.focus();
    removed.current = undefined;
  });
  useFocusKept(place, learnings.length);
  const remove = (learning: Learning) => {
    removed.current = learnings.indexOf(learning);
    change((book) => withoutLearning(book, learning.id));
    const bringBack = () => void change((book) => withLearning(book, learning));
    toast({ tone: "success", title: texts.deleted, action: { label: undo, onPress: bringBack } });
  };
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
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
