import { tagsMax } from "@linkedpotential/contract/leads/limits";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { Plus } from "lucide-react";
import { type KeyboardEvent, Suspense, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { lazyPart } from "../../../../lib/rendering/lazy-part.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { iconButtonClass } from "../../../../ui/button-style.ts";
import { useTagsEdit } from "./use-tags-edit.ts";

const TagField = lazyPart(async () => (await import("../../../../ui/tag-field.tsx")).TagField);

/** Tags of a lead. A button opens the field that changes them; each change is saved at once. Enter retries a save. */
export function TagsValue({ lead }: { lead: LeadRow }) {
  const { fields } = useTexts("leads");
  const { tags: texts } = useTexts("lead-record");
  const edit = useTagsEdit(lead, fields.tags);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (key === "Enter" && target instanceof HTMLInputElement && target.value === "") edit.retry();
    if (key !== "Escape") return;
    event.stopPropagation();
    flushSync(() => {
      edit.revert();
      setOpen(false);
    });
    opener.current?.focus();
  };
  if (isOpen || edit.problem !== undefined) {
    return (
      <div className="mt-2" onKeyDownCapture={onKeyDown}>
        <Suspense fallback={null}>
          <TagField
            autoFocus={isOpen}
            label={fields.tags}
            description={texts.hint}
            max={tagsMax}
            value={edit.tags}
            onChange={edit.save}
            errorMessage={edit.problem}
          />
        </Suspense>
      </div>
    );
  }
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-1.5">
      {lead.tags.length > 0 && (
        <ul aria-label={fields.tags} className="contents">
          {lead.tags.map((tag) => (
            <li
              key={tag}
              className="inline-flex min-h-6 items-center rounded-full bg-sunken px-2.5 text-xs ring-1 ring-line ring-inset [overflow-wrap:anywhere]"
            >
              {tag}
            </li>
          ))}
        </ul>
      )}
      <button
        ref={opener}
        type="button"
        aria-label={texts.edit}
        title={texts.edit}
        onPointerEnter={TagField.preload}
        onFocus={TagField.preload}
        onClick={() => setOpen(true)}
        className={iconButtonClass("quiet", "sm")}
      >
        <Plus size={14} aria-hidden />
      </button>
    </div>
  );
}
