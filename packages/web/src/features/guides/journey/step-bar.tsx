import { Check } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { cx } from "../../../ui/class-names.ts";
import type { ShownStep } from "./use-steps.ts";

interface StepBarProps {
  steps: readonly ShownStep[];
  /** Number of the current step, starting at 1. */
  current: number;
  onStep: (step: number) => void;
}

type State = "passed" | "current" | "ahead";

/** Buttons to all steps. On phones they have no titles, because the card below shows the title of the current step. */
export function StepBar({ steps, current, onStep }: StepBarProps) {
  const { steps: texts } = useTexts("guides");
  return (
    <nav aria-label={texts.label}>
      <ol className="isolate grid grid-cols-6">
        {steps.map((step, index) => {
          const number = index + 1;
          const state = number === current ? "current" : number < current ? "passed" : "ahead";
          return (
            <li key={step.id} className="group relative min-w-0">
              <span
                aria-hidden
                className={cx(
                  "absolute top-5.5 right-1/2 h-0.5 w-full transition-colors group-first:hidden",
                  state === "ahead" ? "bg-line" : "bg-accent",
                )}
              />
              <StepButton step={step} number={number} state={state} onPress={() => onStep(number)} />
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const circles: Record<State, string> = {
  passed: "border-accent bg-surface text-accent-text group-hover/step:bg-accent-soft",
  current: "border-accent bg-accent text-on-accent",
  ahead:
    "border-line bg-surface text-ink-subtle group-hover/step:border-line-strong group-hover/step:text-ink forced-colors:border-dashed",
};

interface StepButtonProps {
  step: ShownStep;
  number: number;
  state: State;
  onPress: () => void;
}

function StepButton({ step, number, state, onPress }: StepButtonProps) {
  const { steps: texts } = useTexts("guides");
  const { title } = step.texts;
  const Icon = state === "passed" ? Check : step.icon;
  return (
    <button
      type="button"
      aria-current={state === "current" ? "step" : undefined}
      aria-label={texts.step(number, title, state === "passed")}
      onClick={onPress}
      className="group/step relative z-1 flex min-h-11 w-full flex-col items-center gap-1.5 rounded-md px-0.5 py-1 outline-offset-0 md:px-1"
    >
      <span className={cx("grid size-9 place-items-center rounded-full border-2 transition-colors", circles[state])}>
        <Icon size={16} aria-hidden />
      </span>
      <span
        className={cx(
          "hidden w-full hyphens-auto text-balance text-center text-xs md:block",
          state === "current" ? "font-medium text-ink" : "text-ink-muted group-hover/step:text-ink",
        )}
      >
        {title}
      </span>
    </button>
  );
}
