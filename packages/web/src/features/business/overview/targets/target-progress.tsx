import { numberText } from "../../../../texts/numbers.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { cx } from "../../../../ui/class-names.ts";
import { Meter } from "../../../../ui/meter.tsx";

interface TargetProgressProps {
  /** Name of the figure. */
  label: string;
  count: number;
  target: number;
  /** Where the figure ends at the same pace. Null when nothing can be said about it. */
  forecast: number | null;
}

/** Shows how much of a monthly target is reached, and what the month becomes at the same pace. */
export function TargetProgress({ label, count, target, forecast }: TargetProgressProps) {
  const { targets: texts } = useTexts("business");
  const isReached = count >= target;
  const [value, max] = [numberText(count), numberText(target)];
  const outlook = isReached ? texts.reached : forecast !== null && texts.forecast(numberText(forecast));
  return (
    <>
      <Meter
        label={texts.progressOf(label)}
        value={Math.min(count, target)}
        maxValue={target}
        valueLabel={texts.progress(value, max)}
        isReached={isReached}
      />
      {outlook && (
        <p className={cx("mt-1 text-balance text-xs tabular-nums", isReached ? "text-good-text" : "text-ink-muted")}>
          {outlook}
        </p>
      )}
    </>
  );
}
