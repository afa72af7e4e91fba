import { ArrowLeft, ArrowRight } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { type Journey as JourneyId, stepCount } from "../../../parts/guides/journeys.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { SideCard } from "../parts/side-card.tsx";
import { StepBar } from "./step-bar.tsx";
import { StepCard } from "./step-card.tsx";
import { useSteps } from "./use-steps.ts";

interface JourneyProps {
  journey: JourneyId;
  /** Number of the step, starting at 1. */
  step: number;
  onStep: (step: number) => void;
  leadPicker: ReactNode;
  hint: ReactNode;
}

export function Journey({ journey, step, onStep, leadPicker, hint }: JourneyProps) {
  const { steps, description } = useSteps(journey);
  const shown = steps[step - 1];
  const { top, focusNext } = useScrollToStep(step);
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4">
        <p className="min-w-0 max-w-prose flex-1 basis-80 text-pretty text-ink-muted text-sm leading-6">
          {description}
        </p>
        {leadPicker}
      </div>
      {hint}
      <div ref={top} className="flex min-w-0 scroll-mt-16 flex-col gap-6">
        <StepBar steps={steps} current={step} onStep={onStep} />
        {shown && <StepCard key={shown.id} journey={journey} step={shown} number={step} />}
        <StepLinks
          titles={steps.map(({ texts }) => texts.title)}
          step={step}
          onStep={(next) => {
            focusNext();
            onStep(next);
          }}
        />
      </div>
      {journey === "warm" && <KeyPoints />}
    </div>
  );
}

/**
 * Scrolls up to the start of a new step if it is above the visible area. After `focusNext`, which the buttons below the
 * step call, also focuses the title of the new step.
 */
function useScrollToStep(step: number) {
  const top = useRef<HTMLDivElement>(null);
  const previousStep = useRef(step);
  const shouldFocus = useRef(false);
  useEffect(() => {
    if (previousStep.current === step) return;
    previousStep.current = step;
    if (shouldFocus.current) top.current?.querySelector("h2")?.focus({ preventScroll: true });
    shouldFocus.current = false;
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
  }, [step]);
  const focusNext = () => {
    shouldFocus.current = true;
  };
  return { top, focusNext };
}

function StepLinks({ titles, step, onStep }: { titles: readonly string[] } & Pick<JourneyProps, "step" | "onStep">) {
  const { steps } = useTexts("guides");
  return (
    <nav aria-label={steps.neighbours} className="flex flex-wrap justify-between gap-3">
      {step > 1 && (
        <Button icon={<ArrowLeft size={16} aria-hidden />} onPress={() => onStep(step - 1)}>
          <span className="sr-only">{steps.previous}</span>
          {titles[step - 2]}
        </Button>
      )}
      {step < stepCount && (
        <Button variant="primary" className="ml-auto" onPress={() => onStep(step + 1)}>
          <span className="sr-only">{steps.next}</span>
          {titles[step]}
          <ArrowRight size={16} aria-hidden />
        </Button>
      )}
    </nav>
  );
}

const KeyPoints = () => <SideCard card={useTexts("guides/warm-journey").keyPoints} />;
