import { nextDate } from "@linkedpotential/contract/leads/next-dates";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { type KeyboardEvent, type ReactNode, Suspense, useRef, useState } from "react";
import { focusOnMount } from "../../../../lib/focus/focus.ts";
import { lazyPart } from "../../../../lib/rendering/lazy-part.ts";
import { useToday } from "../../../../lib/use-today.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { CrashBoundary } from "../../../../ui/crash-boundary.tsx";
import { PlainButton } from "../../../../ui/plain-button.tsx";
import type { RowActions } from "./row-actions.ts";
import type { WorkedLead } from "./use-day-work.ts";

const DatePopover = lazyPart(async () => (await import("../../../../ui/date-popover.tsx")).DatePopover);

const outcomes = ["reached", "not_reached", "meeting", "no_interest"] as const;
const nextChoices = [
  ["tomorrow", "tomorrow"],
  ["inThreeDays", "threeDays"],
  ["nextWeek", "week"],
] as const;

interface OutcomePanelProps {
  work: WorkedLead;
  actions: RowActions;
}

/** Asks what happened, and then when the next follow-up is. Each answer is saved at once, and both may be skipped. */
export function OutcomePanel({ work, actions }: OutcomePanelProps) {
  const { outcome: texts } = useTexts("day");
  const { lead, step } = work;
  if (step === "outcome") {
    return (
      <Choices label={texts.question} lead={lead} actions={actions} onEscape={() => actions.finish(lead)}>
        {outcomes.map((type, index) => (
          <PlainButton
            key={type}
            size="sm"
            ref={index === 0 ? focusOnMount : undefined}
            onClick={() => actions.logOutcome(lead, type)}
          >
            {texts[type]}
          </PlainButton>
        ))}
        <PlainButton size="sm" variant="quiet" onClick={() => actions.skipOutcome(lead)}>
          {texts.skip}
        </PlainButton>
      </Choices>
    );
  }
  return <NextFollowUp work={work} actions={actions} />;
}

function NextFollowUp({ work: { lead, outcome }, actions }: OutcomePanelProps) {
  const { outcome: texts } = useTexts("day");
  const today = useToday();
  const isLosing = lead.status !== "lost" && lead.status !== "won" && outcome === "no_interest";
  return (
    <Choices label={texts.next} lead={lead} actions={actions} onEscape={() => actions.finish(lead)}>
      {isLosing && (
        <PlainButton size="sm" ref={focusOnMount} onClick={() => actions.markLost(lead)}>
          {texts.lost}
        </PlainButton>
      )}
      {nextChoices.map(([name, choice], index) => (
        <PlainButton
          key={name}
          size="sm"
          ref={index === 0 && !isLosing ? focusOnMount : undefined}
          onClick={() => actions.planNext(lead, nextDate(choice, today))}
        >
          {texts[name]}
        </PlainButton>
      ))}
      <DateButton onChoose={(date) => actions.planNext(lead, date)} />
      <PlainButton size="sm" variant="quiet" onClick={() => actions.finish(lead)}>
        {texts.none}
      </PlainButton>
    </Choices>
  );
}

function DateButton({ onChoose }: { onChoose: (date: string) => void }) {
  const { outcome: texts } = useTexts("day");
  const today = useToday();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PlainButton
        size="sm"
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={DatePopover.preload}
        onFocus={DatePopover.preload}
        onClick={() => setOpen(true)}
      >
        {texts.date}
      </PlainButton>
      {isOpen && (
        <CrashBoundary place="control" fallback={() => null}>
          <Suspense>
            <DatePopover
              label={texts.dateLabel}
              triggerRef={button}
              value={nextDate("tomorrow", today)}
              isUnavailable={(date) => date < today}
              onChange={(date) => {
                setOpen(false);
                onChoose(date);
              }}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </CrashBoundary>
      )}
    </>
  );
}

interface ChoicesProps {
  label: string;
  lead: LeadRow;
  actions: RowActions;
  onEscape: () => void;
  children: ReactNode;
}

function Choices({ label, lead, actions, onEscape, children }: ChoicesProps) {
  const { today: texts } = useTexts("day");
  const { undo } = useTexts("common");
  return (
    <fieldset
      aria-label={texts.forLead(label, lead.name)}
      onKeyDown={(event) => onKey(event, onEscape)}
      className="flex min-w-0 flex-wrap items-center gap-1.5"
    >
      <span aria-hidden className="mr-1 font-medium text-sm max-sm:basis-full">
        {label}
      </span>
      {children}
      <PlainButton size="sm" variant="quiet" className="ml-auto" onClick={() => actions.undo(lead)}>
        {undo}
      </PlainButton>
    </fieldset>
  );
}

/** Moves among the buttons with the arrow keys, and skips the question with Escape. */
function onKey(event: KeyboardEvent<HTMLElement>, onEscape: () => void): void {
  const { key, currentTarget, target } = event;
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
  if (key === "Escape") {
    event.preventDefault();
    onEscape();
  }
  if (key !== "ArrowRight" && key !== "ArrowLeft") return;
  event.preventDefault();
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>("button")];
  buttons[buttons.indexOf(target) + (key === "ArrowRight" ? 1 : -1)]?.focus();
}
