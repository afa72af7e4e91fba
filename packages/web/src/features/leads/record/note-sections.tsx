import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { useSuspenseQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { cx } from "../../../ui/class-names.ts";
import { LoadBoundary } from "../../../ui/load-boundary.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { leadQuery } from "../api.ts";
import { InlineText } from "./edit/inline-text.tsx";
import { textField } from "./edit/text-fields.ts";

const notes = textField("notes");
const preparation = ["vorbereitung"] as const;
const talks = ["infosErstgespraech", "infosZweitgespraech"] as const;

/** Long notes of a lead. Each section opens on a press, and loads what the list does not contain (D15). */
export function NoteSections({ lead }: { lead: LeadRow }) {
  const { fields } = useTexts("leads");
  const { sections } = useTexts("lead-record");
  return (
    <div className="border-line border-t py-1.5">
      <Disclosure title={fields.vorbereitung}>
        <LoadedNotes leadId={lead.id} names={preparation} />
      </Disclosure>
      <Disclosure title={sections.talks}>
        <LoadedNotes leadId={lead.id} names={talks} />
      </Disclosure>
      <Disclosure title={fields.notes}>
        <InlineText isMultiline lead={lead} field={notes} label={fields.notes} placeholder={sections.empty} />
      </Disclosure>
    </div>
  );
}

function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-9 w-full items-center gap-1.5 rounded-md text-left font-semibold text-sm hover:text-accent-text pointer-coarse:min-h-11"
        >
          <ChevronRight
            size={16}
            aria-hidden
            className={cx("shrink-0 text-ink-subtle transition-transform", isOpen && "rotate-90")}
          />
          {title}
        </button>
      </h3>
      {isOpen && (
        <div id={id} className="flex flex-col gap-3 pb-3 pl-5.5 text-sm">
          {children}
        </div>
      )}
    </div>
  );
}

type LoadedName = (typeof preparation)[number] | (typeof talks)[number];

const LoadedNotes = ({ leadId, names }: { leadId: number; names: readonly LoadedName[] }) => {
  const { dialog } = useTexts("leads");
  return (
    <LoadBoundary skeleton={<Skeleton className="h-16" />} failed={dialog.notesFailed} look="compact">
      {names.map((name) => (
        <LoadedNote key={name} leadId={leadId} name={name} isLabeled={names.length > 1} />
      ))}
    </LoadBoundary>
  );
};

function LoadedNote({ leadId, name, isLabeled }: { leadId: number; name: LoadedName; isLabeled: boolean }) {
  const { fields } = useTexts("leads");
  const { sections } = useTexts("lead-record");
  const { data: lead } = useSuspenseQuery(leadQuery(leadId));
  return (
    <div>
      {isLabeled && (
        <p aria-hidden="true" className="text-ink-muted text-xs">
          {fields[name]}
        </p>
      )}
      <InlineText isMultiline lead={lead} field={textField(name)} label={fields[name]} placeholder={sections.empty} />
    </div>
  );
}
