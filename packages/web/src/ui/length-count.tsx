import { useLocale } from "react-aria-components/I18nProvider";
import { cx } from "./class-names.ts";

interface LengthCountProps {
  length: number;
  max: number;
}

/** Shows a length and its maximum, such as `12/100`. */
export function LengthCount({ length, max }: LengthCountProps) {
  const { locale } = useLocale();
  return (
    <span className={cx("shrink-0 tabular-nums", length > max ? "text-danger-text" : "text-ink-subtle")}>
      {length.toLocaleString(locale)}/{max.toLocaleString(locale)}
    </span>
  );
}
