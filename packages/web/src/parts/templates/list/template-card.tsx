import { cutCharacters } from "@linkedpotential/contract/characters";
import { dateText } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import type { Template } from "@linkedpotential/contract/templates/schema";
import { ChevronDown, Pencil, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { focusAfterOverlay } from "../../../lib/focus/focus.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/class-names.ts";
import { CopyIcon } from "../../../ui/copy-icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { MarkedText } from "../placeholders/marked-text.tsx";
import { usePlaceholderLabels, withLabels } from "../placeholders/placeholder-label.ts";

interface TemplateCardProps {
  template: Template;
  isCopied: boolean;
  isJustSaved: boolean;
  onCopy: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function TemplateCard({ template, isCopied, isJustSaved, onCopy, onEdit, onDelete }: TemplateCardProps) {
  const { card } = useTexts("templates");
  const labelOf = usePlaceholderLabels();
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  const { title, content } = template;
  return (
    <li>
      <div className="flex items-start gap-1 py-1.5 pr-2 pl-1 sm:pl-2">
        <button
          ref={isJustSaved ? focusAfterOverlay : undefined}
          type="button"
          aria-expanded={isOpen}
          aria-controls={contentId}
          className="flex min-h-11 min-w-0 flex-1 items-start gap-2 rounded-md px-2 py-2 text-left hover:bg-hover"
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown
            size={16}
            aria-hidden
            className={cx("mt-0.5 shrink-0 text-ink-subtle transition-transform", !isOpen && "-rotate-90")}
          />
          <span className="min-w-0 flex-1">
            <span className="block font-medium text-sm [overflow-wrap:anywhere]">{title}</span>
            {!isOpen && (
              <span className="mt-0.5 block text-ink-muted text-sm [overflow-wrap:anywhere]">
                {previewOf(withLabels(content, labelOf))}
              </span>
            )}
          </span>
        </button>
        <IconButton
          size="sm"
          className="mt-1.5"
          label={card.copy(title)}
          icon={<CopyIcon isCopied={isCopied} />}
          onPress={onCopy}
        />
      </div>
      <div id={contentId} hidden={!isOpen} className="px-4 pb-4 sm:px-5 sm:pl-10">
        {isOpen && <CardContent {...{ template, onEdit, onDelete }} />}
      </div>
    </li>
  );
}

function CardContent({ template, onEdit, onDelete }: Pick<TemplateCardProps, "template" | "onEdit" | "onDelete">) {
  const texts = useTexts("templates");
  const common = useTexts("common");
  const language = useLanguage();
  const { timezone } = useUser();
  const { title, content, createdAt } = template;
  const day = today(new Date(createdAt), timezone);
  return (
    <>
      <p className="max-w-prose whitespace-pre-wrap text-sm [overflow-wrap:anywhere]">
        <MarkedText text={content} />
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          icon={<Pencil size={16} aria-hidden />}
          aria-haspopup="dialog"
          aria-label={texts.card.edit(title)}
          onPress={onEdit}
        >
          {texts.edit}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          icon={<Trash2 size={16} aria-hidden />}
          aria-haspopup="dialog"
          aria-label={texts.card.delete(title)}
          onPress={onDelete}
        >
          {common.delete}
        </Button>
        <span className="ml-auto text-ink-subtle text-xs">{texts.savedOn(dateText(day, language))}</span>
      </div>
    </>
  );
}

const previewMax = 100;

function previewOf(content: string): string {
  const start = cutCharacters(content, previewMax);
  return start === content ? content : `${start.trimEnd()}…`;
}
