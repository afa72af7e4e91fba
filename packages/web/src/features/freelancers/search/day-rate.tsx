import { Coins } from "lucide-react";
import { euro } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { cx } from "../../../ui/class-names.ts";

/** Shows the day rate of a freelancer, or that it is available on request. */
export function DayRate({ rate }: { rate: number | null }) {
  const { dayRate } = useTexts("freelancers");
  return (
    <p className={cx("flex items-start gap-2 text-sm", rate === null && "text-ink-muted")}>
      <Coins size={16} aria-hidden className="mt-0.5 shrink-0 text-ink-subtle" />
      <span className="tabular-nums">{rate === null ? dayRate.onRequest : dayRate.from(euro(rate))}</span>
    </p>
  );
}
