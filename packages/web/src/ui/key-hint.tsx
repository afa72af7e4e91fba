import { type Keys, keyNames } from "../lib/shortcuts/keys.ts";
import { cx } from "./class-names.ts";

interface KeyHintProps {
  keys: Keys;
  /** Name of the Ctrl key: `useTexts("common").controlKey`. */
  control: string;
  className?: string;
}

/** Shows the keys of a shortcut as they are printed on the keyboard. Looks right in tooltips and on buttons too. */
export function KeyHint({ keys, control, className }: KeyHintProps) {
  return (
    <span className={cx("inline-flex shrink-0 gap-0.5", className)}>
      {keyNames(keys, control).map((name) => (
        <kbd
          key={name}
          className="grid min-h-[1.125rem] min-w-[1.125rem] place-items-center rounded-sm border border-current/30 px-1 font-medium font-sans text-[0.6875rem] leading-none"
        >
          {name}
        </kbd>
      ))}
    </span>
  );
}
