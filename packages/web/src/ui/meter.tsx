import { Meter as AriaMeter, type MeterProps as AriaProps } from "react-aria-components/Meter";
import { cx } from "./class-names.ts";

interface MeterProps extends Omit<AriaProps, "className" | "children" | "style" | "aria-label"> {
  label: string;
  /** Whether the value has reached what it is measured by. */
  isReached?: boolean;
}

/** Bar that shows how much of a whole is reached. Its label and value are for screen readers only. */
export function Meter({ label, isReached = false, ...props }: MeterProps) {
  return (
    <AriaMeter {...props} aria-label={label}>
      {({ percentage }) => (
        <div className="h-1.5 overflow-hidden rounded-full bg-line forced-colors:border">
          <div
            className={cx(
              "h-full rounded-full transition-[width] forced-colors:bg-[Highlight]",
              isReached ? "bg-good" : "bg-accent",
            )}
            style={{ width: `${percentage}%` }}
          />
        </div>
      )}
    </AriaMeter>
  );
}
