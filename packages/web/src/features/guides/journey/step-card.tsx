import { type ReactNode, useId } from "react";
import type { Journey } from "../../../parts/guides/journeys.ts";
import { useTexts } from "../../../texts/texts.ts";
import { cx } from "../../../ui/class-names.ts";
import { Checklist } from "../content/checklist.tsx";
import { MessageGuide } from "../content/message-guide.tsx";
import { SideCard } from "../content/side-card.tsx";
import { TipGroups } from "../content/tip-groups.tsx";
import { useAdoption } from "../content/use-adoption.tsx";
import { InterviewGuide } from "../interview/interview-guide.tsx";
import { StepTemplates } from "./step-templates.tsx";
import type { ShownStep } from "./use-steps.ts";

interface StepCardProps {
  journey: Journey;
  step: ShownStep;
  /** Starts at 1. */
  number: number;
}

export function StepCard({ journey, step, number }: StepCardProps) {
  const { steps } = useTexts("guides");
  const titleId = useId();
  const { id, templates = [] } = step;
  const { content, guide, checklist, sideCard, templateNote } = step.words;
  const [own] = templates;
  const { editors, adopt, question } = useAdoption({ namespace: journey, templateKey: own?.templateKey ?? "" });
  return (
    <div className={cx("grid items-start gap-6", sideCard && "lg:grid-cols-[minmax(0,1fr)_17rem]")}>
      <div className="flex min-w-0 flex-col gap-8">
        <article
          aria-labelledby={titleId}
          className="flex min-w-0 flex-col gap-8 rounded-lg border border-line bg-surface p-5 md:p-8"
        >
          <header>
            <p className="font-medium text-accent-text text-sm tabular-nums">{steps.position(number)}</p>
            <h2 id={titleId} tabIndex={-1} className="mt-1 text-balance font-semibold text-lg outline-none">
              {content.title}
            </h2>
            <p className="mt-2 max-w-prose text-pretty text-base text-ink-muted">{content.description}</p>
          </header>
          <TipGroups tips={content.tips} />
          {journey === "hot" && id === "interview" && (
            <Part>
              <InterviewGuide />
            </Part>
          )}
          {guide && (
            <Part>
              <MessageGuide guide={guide} channel={own?.channel} onAdopt={own && adopt} />
            </Part>
          )}
          {checklist && (
            <Part>
              <Checklist name={`${journey}.${id}`} checklist={checklist} />
            </Part>
          )}
        </article>
        <StepTemplates ref={editors} namespace={journey} templates={templates} note={templateNote} />
        {question}
      </div>
      {sideCard && (
        <aside className="min-w-0 lg:sticky lg:top-20">
          <SideCard card={sideCard} />
        </aside>
      )}
    </div>
  );
}

const Part = ({ children }: { children: ReactNode }) => <div className="border-line border-t pt-8">{children}</div>;
