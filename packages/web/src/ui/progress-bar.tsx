import { Label } from "react-aria-components/Label";
import { ProgressBar as AriaProgressBar, type ProgressBarProps as AriaProps } from "react-aria-components/ProgressBar";

interface ProgressBarProps extends Omit<AriaProps, "className" | "children" | "style"> {
  label: string;
  isLabelHidden?: boolean;
}

export function ProgressBar({ label, isLabelHidden = false, ...props }: ProgressBarProps) {
  return (
    <AriaProgressBar {...props} className="flex min-w-0 flex-col gap-1.5">
      {({ percentage, valueText, isIndeterminate }) => (
        <>
          <div className={isLabelHidden ? "sr-only" : "flex flex-wrap justify-between gap-x-3 text-xs"}>
            <Label className="text-ink-muted">{label}</Label>
            {!isIndeterminate && <span className="text-ink tabular-nums">{valueText}</span>}
          </div>
          <div className="h-1.5 overflow-hidden rounded-full bg-line forced-colors:border">
            <div
              className={`h-full rounded-full bg-accent transition-[width] forced-colors:bg-[Highlight] ${isIndeterminate ? "w-1/3 animate-pulse" : ""}`}
              style={isIndeterminate ? undefined : { width: `${percentage ?? 0}%` }}
            />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
