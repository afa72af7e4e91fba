import { BellRing, Check, Plus, Search } from "lucide-react";
import type { Texts } from "../../texts/areas.ts";
import { Badge } from "../../ui/badge.tsx";
import { PictureFrame } from "./picture-frame.tsx";

type MockTexts = Texts["landing"]["mock"];

const dueTones = { none: "text-ink-muted", warn: "font-medium text-warn-text" };
const cell = "px-3 py-2.5 sm:px-4";

/** Draws the CRM with the product's own components instead of a screenshot, which would be larger and fit one theme only. */
export function CrmPicture({ texts }: { texts: MockTexts }) {
  return (
    <PictureFrame label={texts.label} float={<Reminder texts={texts} />}>
      <Tools texts={texts} />
      <Rows texts={texts} />
    </PictureFrame>
  );
}

function Tools({ texts }: { texts: MockTexts }) {
  return (
    <div className="flex flex-col gap-4 px-3 pt-4 pb-3 sm:px-4">
      <div className="flex items-center gap-3">
        <span className="font-semibold text-base">{texts.title}</span>
        <span className="ml-auto hidden min-h-8 w-44 items-center gap-2 rounded-md border border-line px-2.5 text-ink-subtle text-xs sm:flex">
          <Search size={14} />
          <span className="truncate">{texts.search}</span>
        </span>
        <span className="inline-flex min-h-8 items-center gap-1.5 rounded-md bg-accent px-2.5 font-medium text-on-accent text-xs max-sm:ml-auto">
          <Plus size={14} />
          {texts.add}
        </span>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Figure label={texts.open} value={texts.openValue} />
        <Figure label={texts.pipeline} value={texts.pipelineValue} />
      </div>
    </div>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="rounded-md border border-line px-3 py-2">
      <div className="text-ink-muted text-xs">{label}</div>
      <div className="font-semibold text-lg tabular-nums">{value}</div>
    </div>
  );
}

function Rows({ texts }: { texts: MockTexts }) {
  const { columns } = texts;
  return (
    <div className="border-line border-t">
      <div className="flex bg-sunken font-medium text-ink-muted text-xs">
        <span className={`${cell} min-w-0 flex-1 py-2`}>{columns.lead}</span>
        <span className={`${cell} hidden w-32 py-2 sm:block`}>{columns.status}</span>
        <span className={`${cell} w-28 py-2`}>{columns.next}</span>
      </div>
      {texts.rows.map((row) => (
        <div key={row.name} className="flex items-center border-line border-t text-sm">
          <span className={`${cell} flex min-w-0 flex-1 items-center gap-2.5`}>
            <span className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft font-medium text-accent-text text-xs">
              {initials(row.name)}
            </span>
            <span className="min-w-0">
              <span className="block truncate font-medium">{row.name}</span>
              <span className="block truncate text-ink-subtle text-xs">{row.company}</span>
            </span>
          </span>
          <span className={`${cell} hidden w-32 sm:block`}>
            <Badge tone={row.tone}>{row.status}</Badge>
          </span>
          <span className={`${cell} w-28 text-xs ${dueTones[row.due]}`}>{row.next}</span>
        </div>
      ))}
    </div>
  );
}

function Reminder({ texts }: { texts: MockTexts }) {
  return (
    <div
      aria-hidden="true"
      className="absolute right-3 bottom-0 left-3 flex items-center gap-3 rounded-lg border border-line bg-raised p-3 shadow-float sm:right-auto sm:-left-4 sm:w-[28rem]"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-md bg-warn-soft text-warn-text">
        <BellRing size={16} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium text-warn-text text-xs">{texts.reminder}</span>
        <span className="block truncate font-medium text-sm">{texts.reminderTitle}</span>
        <span className="block truncate text-ink-muted text-xs max-sm:hidden">{texts.reminderText}</span>
      </span>
      <span className="inline-flex min-h-8 shrink-0 items-center rounded-md bg-accent px-2 font-medium text-on-accent text-xs max-sm:hidden">
        {texts.template}
      </span>
      <span className="inline-flex min-h-8 shrink-0 items-center gap-1 rounded-md border border-line px-2 text-xs max-sm:hidden">
        <Check size={14} />
        {texts.done}
      </span>
    </div>
  );
}

const initials = (name: string): string =>
  name
    .replace("Dr. ", "")
    .split(" ")
    .map((word) => word.charAt(0))
    .join("");
