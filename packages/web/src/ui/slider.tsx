import { Label } from "react-aria-components/Label";
import {
  type SliderProps as AriaProps,
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from "react-aria-components/Slider";
import { cx } from "./class-names.ts";

interface SliderProps extends Omit<AriaProps<number>, "className" | "children" | "style"> {
  label: string;
  className?: string;
}

export function Slider({ label, className, ...props }: SliderProps) {
  return (
    <AriaSlider {...props} className={cx("flex flex-col gap-1 data-disabled:opacity-45", className)}>
      <div className="flex justify-between gap-3 text-sm">
        <Label className="font-medium">{label}</Label>
        <SliderOutput className="text-ink-muted tabular-nums" />
      </div>
      <SliderTrack className="relative flex h-7 w-full items-center pointer-coarse:h-11">
        <span className="relative h-1.5 w-full overflow-hidden rounded-full bg-line forced-colors:border">
          <SliderFill className="h-1.5 rounded-full bg-accent" />
        </span>
        <SliderThumb className="top-1/2 size-5 rounded-full border-2 border-accent bg-raised shadow-control data-focus-visible:outline-2 data-focus-visible:outline-focus data-focus-visible:outline-offset-2" />
      </SliderTrack>
    </AriaSlider>
  );
}
