import { dayText } from "@linkedpotential/contract/date-texts";
import type { PreviewedFollowUp, UsedLink } from "@linkedpotential/contract/follow-up-links/schema";
import { type NextChoice, nextChoices } from "@linkedpotential/contract/leads/next-dates";
import { CalendarCheck, CalendarClock, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { errorText } from "../../../texts/error-text.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { FormProblem } from "../../../ui/form-problem.tsx";
import { Outcome } from "../mail-link/outcome.tsx";
import { DashboardLink } from "./dashboard-link.tsx";
import { RefusedLink } from "./link-problem.tsx";
import { useFollowUpSteps } from "./use-follow-up-steps.ts";

interface FollowUpStepsProps {
  token: string;
  followUp: PreviewedFollowUp;
}

/** Asks before it changes a follow-up, then offers to plan the next one and to undo the change. */
export function FollowUpSteps({ token, followUp }: FollowUpStepsProps) {
  const texts = useTexts("follow-up-link");
  const language = useLanguage();
  const { step, act, plan, undo, isPending, error } = useFollowUpSteps(token, followUp.action);
  const who = <Who {...followUp} />;
  const problem = <FormProblem text={error ? `${texts.failed} ${errorText(error)}` : undefined} />;
  switch (step.name) {
    case "ready": {
      const { title, submit } = texts.actions[followUp.action];
      const icon = followUp.action === "done" ? CalendarCheck : CalendarClock;
      return (
        <Outcome key="ready" icon={icon} tone="accent" title={title} text={who}>
          {step.isUndone && <p className="text-good-text text-sm">{texts.undone}</p>}
          <Dates {...followUp} />
          {problem}
          <Button variant="primary" size="lg" isPending={isPending} onPress={act}>
            {submit}
          </Button>
        </Outcome>
      );
    }
    case "completed":
      return (
        <Outcome key="completed" icon={CalendarCheck} tone="good" title={texts.completed.title} text={who}>
          {problem}
          <NextChoices onChoose={(choice) => plan(step.used, choice)} />
          <After onUndo={() => undo(step.used)} />
        </Outcome>
      );
    case "postponed":
    case "planned": {
      const { title, text } = texts[step.name];
      const before: UsedLink | undefined = step.name === "planned" ? step.before : undefined;
      return (
        <Outcome key={step.name} icon={CalendarClock} tone="good" title={title} text={who}>
          <p className="mb-2 text-sm">{text(dayText(step.used.date, language))}</p>
          {problem}
          <After onUndo={() => undo(step.used, before)} />
        </Outcome>
      );
    }
    case "refused":
      return <RefusedLink refusal={step.refusal} />;
  }
}

const Who = ({ name, company }: Pick<PreviewedFollowUp, "name" | "company">): ReactNode => (
  <span className="[overflow-wrap:anywhere]">
    <span className="font-medium text-ink">{name}</span>, {company}
  </span>
);

function Dates({ date, newDate }: Pick<PreviewedFollowUp, "date" | "newDate">) {
  const texts = useTexts("follow-up-link");
  const language = useLanguage();
  const rows = [
    [texts.date, date],
    [texts.newDate, newDate],
  ] as const;
  return (
    <dl className="mb-4 flex flex-col gap-1.5 text-sm">
      {rows.map(
        ([label, day]) =>
          day && (
            <div key={label} className="flex flex-wrap gap-x-2">
              <dt className="min-w-28 text-ink-muted">{label}</dt>
              <dd>{dayText(day, language)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function NextChoices({ onChoose }: { onChoose: (choice: NextChoice) => void }) {
  const texts = useTexts("follow-up-link");
  const choices = Object.keys(nextChoices) as NextChoice[];
  return (
    <fieldset aria-label={texts.completed.group} className="mb-2 grid min-w-0 gap-2 sm:grid-cols-[auto_auto_auto]">
      {choices.map((choice) => (
        <Button key={choice} size="lg" onPress={() => onChoose(choice)}>
          {texts.next[choice]}
        </Button>
      ))}
    </fieldset>
  );
}

function After({ onUndo }: { onUndo: () => void }) {
  const texts = useTexts("follow-up-link");
  return (
    <>
      <Button variant="quiet" size="lg" icon={<Undo2 size={16} />} onPress={onUndo}>
        {texts.undo}
      </Button>
      <DashboardLink variant="secondary" />
    </>
  );
}
