import { type ReactNode, useId } from "react";
import type { Journey } from "../../../parts/guides/journeys.ts";
import { useTexts } from "../../../texts/texts.ts";
import { cx } from "../../../ui/class-names.ts";
import { InterviewGuide } from "../interview/interview-guide.tsx";
import { Checklist } from "../parts/checklist.tsx";
import { MessageGuide } from "../parts/message-guide.tsx";
import { SideCard } from "../parts/side-card.tsx";
import { TipGroups } from "../parts/tip-groups.tsx";
import { useAdoptSample } from "../parts/use-adopt-sample.tsx";
import { StepTemplates } from "./step-templates.tsx";
import type { ShownStep } from "./use-steps.ts";

interface StepCardProps {
  journey: Journey;
  step: ShownStep;
  /** Number of the step, starting at 1. */
  number: number;
}

export function StepCard({ journey, step, number }: StepCardProps) {
  const { steps } = useTexts("guides");
  const titleId = useId();
  const { id, templates = [] } = step;
  const { content, guide, checklist, sideCard, templateNote } = step.texts;
  const [firstTemplate] = templates;
  const { editors, adopt, confirmation } = useAdoptSample({
    namespace: journey,
    templateKey: firstTemplate?.templateKey ?? "",
  });
  return (
    <div className={cx("grid items-start gap-6", sideCard && "lg:grid-cols-[minmax(0,1fr)_17rem]")}>
      <div className="flex min-w-0 flex-col gap-8">
        <article aria-labelledby={titleId} className="card flex min-w-0 flex-col gap-8 p-5 md:p-8">
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
              <MessageGuide
                guide={guide}
                channel={firstTemplate?.channel}
                next={firstTemplate?.next}
                onAdopt={firstTemplate && adopt}
              />
            </Part>
          )}
          {checklist && (
            <Part>
              <Checklist name={`${journey}.${id}`} checklist={checklist} />
            </Part>
          )}
        </article>
        <StepTemplates ref={editors} namespace={journey} templates={templates} note={templateNote} />
        {confirmation}
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
