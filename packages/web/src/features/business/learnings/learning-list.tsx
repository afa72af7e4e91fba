import type { CompanyLearning } from "@linkedpotential/contract/business/company/schema";
import { dateText } from "@linkedpotential/contract/date-texts";
import { Trash2 } from "lucide-react";
import { useRef } from "react";
import { useFocusAfterRemoval } from "../../../lib/focus/use-focus-after-change.ts";
import { useAuthors, useCompany } from "../../../parts/company/api.ts";
import { Author } from "../../../parts/company/author.tsx";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useDeleteLearning } from "./use-learnings.ts";

export function LearningList({ learnings }: { learnings: readonly CompanyLearning[] }) {
  const { learnings: texts } = useTexts("business");
  const language = useLanguage();
  const { memberId, members } = useCompany();
  const authorOf = useAuthors();
  const remove = useDeleteLearning();
  const container = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(container, learnings.length);
  return (
    <div ref={container} tabIndex={-1} className="outline-none">
      {learnings.length === 0 && <p className="text-ink-subtle text-sm">{texts.empty}</p>}
      <ul hidden={learnings.length === 0} className="divide-y divide-line border-line border-t">
        {learnings.map((learning) => (
          <li key={learning.id} className="flex items-start gap-3 py-3">
            {members.length > 1 && <Author member={authorOf(learning)} />}
            <div className="min-w-0 flex-1">
              <p className="whitespace-pre-line text-sm [overflow-wrap:anywhere]">{learning.text}</p>
              <time dateTime={learning.date} className="mt-1 block text-ink-subtle text-xs tabular-nums">
                {dateText(learning.date, language)}
              </time>
            </div>
            {learning.memberId === memberId && (
              <IconButton
                size="sm"
                label={texts.delete(learning.text.slice(0, 40))}
                icon={<Trash2 size={16} />}
                onPress={() => remove.run(learning)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
