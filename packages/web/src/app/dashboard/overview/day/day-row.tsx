import { daysBetween } from "@linkedpotential/contract/dates";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { Check } from "lucide-react";
import { Link } from "react-router-dom";
import { useSingleKeys } from "../../../../lib/shortcuts/single-keys.ts";
import { useToday } from "../../../../lib/use-today.ts";
import { guideSearch } from "../../../../parts/guides/journeys.ts";
import { euro } from "../../../../texts/numbers.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { buttonClass } from "../../../../ui/button-style.ts";
import { PlainButton } from "../../../../ui/plain-button.tsx";
import { sectionSearch } from "../../section-address.ts";
import { useLastContact } from "../last-contact.ts";
import { DayMenu } from "./day-menu.tsx";
import { OutcomePanel } from "./outcome-panel.tsx";
import type { RowActions } from "./row-actions.ts";
import type { WorkedLead } from "./use-day-work.ts";

interface DayRowProps {
  lead: LeadRow;
  /** Undefined while the follow-up is open. */
  work: WorkedLead | undefined;
  /** Whether Tab reaches the controls of this row. The arrow keys move to the other rows. */
  isTabStop: boolean;
  actions: RowActions;
  onFocus: (leadId: number) => void;
}

export function DayRow({ lead, work, isTabStop, actions, onFocus }: DayRowProps) {
  return (
    <li
      data-lead={lead.id}
      inert={work?.step === "leaving"}
      onFocus={() => onFocus(lead.id)}
      className="relative flex flex-col gap-2 px-5 py-3.5 max-[22rem]:px-4 transition-colors focus-within:bg-hover"
    >
      <LeadSummary lead={lead} isTabStop={isTabStop} isDone={work !== undefined} />
      {work && work.step !== "leaving" ? (
        <OutcomePanel work={work} actions={actions} />
      ) : (
        <Buttons lead={lead} isTabStop={isTabStop} actions={actions} />
      )}
    </li>
  );
}

function LeadSummary({ lead, isTabStop, isDone }: Pick<DayRowProps, "lead" | "isTabStop"> & { isDone: boolean }) {
  const { today: texts } = useTexts("day");
  const lastContact = useLastContact(lead);
  const { name, company, dealValue, followUpNotes, nextStep } = lead;
  return (
    <div className="min-w-0 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 max-sm:pr-9">
        <p className="min-w-0 flex-[1_1_9rem]">
          <Link
            data-name
            to={{ search: sectionSearch("leads", { lead: String(lead.id) }) }}
            tabIndex={isTabStop ? 0 : -1}
            className="rounded-sm font-medium text-ink hover:text-accent-text pointer-coarse:inline-flex pointer-coarse:min-h-6 pointer-coarse:items-center"
          >
            {name}
          </Link>
          <span className="text-ink-muted max-sm:block">
            <span className="max-sm:hidden"> · </span>
            {company}
          </span>
        </p>
        {dealValue !== null && <span className="shrink-0 text-ink-muted tabular-nums">{euro(dealValue)}</span>}
      </div>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted text-sm [overflow-wrap:anywhere]">
        <span className="min-w-0">
          {followUpNotes || nextStep || texts.noNote}
          {" · "}
          {lastContact ? texts.touched(lastContact.when, lastContact.type) : texts.untouched}
        </span>
        {!isDone && <OverdueBadge lead={lead} />}
      </p>
    </div>
  );
}

function OverdueBadge({ lead: { followUpDate } }: { lead: LeadRow }) {
  const { today: texts } = useTexts("day");
  const days = daysBetween(followUpDate ?? "", useToday());
  return days > 0 && <Badge tone="warn">{texts.overdue(days)}</Badge>;
}

function Buttons({ lead, isTabStop, actions }: Pick<DayRowProps, "lead" | "isTabStop" | "actions">) {
  const { today: texts } = useTexts("day");
  const hasKeys = useSingleKeys();
  const named = (label: string, key: string) => ({
    "aria-label": texts.forLead(label, lead.name),
    tabIndex: isTabStop ? 0 : -1,
    ...(hasKeys && { title: texts.keyHint(label, key), "aria-keyshortcuts": key }),
  });
  return (
    <div className="flex flex-wrap items-center gap-1.5 max-sm:[&>button]:grow">
      <PlainButton size="sm" {...named(texts.done, "E")} onClick={() => actions.complete(lead)}>
        <Check size={14} aria-hidden className="max-[26rem]:hidden" />
        {texts.done}
      </PlainButton>
      <PlainButton size="sm" {...named(texts.plusDay, "1")} onClick={() => actions.postpone(lead, 1)}>
        {texts.plusDay}
      </PlainButton>
      <PlainButton size="sm" {...named(texts.plusWeek, "7")} onClick={() => actions.postpone(lead, 7)}>
        {texts.plusWeek}
      </PlainButton>
      <Link
        to={{ search: guideSearch(lead.id) }}
        {...named(texts.template, "V")}
        className={buttonClass("secondary", "sm", "max-sm:hidden")}
      >
        {texts.template}
      </Link>
      <div className="max-sm:absolute max-sm:top-1.5 max-sm:right-2">
        <DayMenu lead={lead} onRemove={() => actions.removeFollowUp(lead)} />
      </div>
    </div>
  );
}
