import { Check, X } from "lucide-react";
import { cx } from "../../ui/class-names.ts";

interface FeatureListProps {
  /** Names of the features. */
  features: readonly string[];
  label?: string;
  look?: "plain" | "quiet" | "lacking";
  className?: string;
}

export function FeatureList({ features, label, look = "plain", className }: FeatureListProps) {
  const Icon = look === "lacking" ? X : Check;
  const isPlain = look === "plain";
  return (
    <ul aria-label={label} className={cx("flex flex-col gap-2.5 text-sm", className)}>
      {features.map((feature) => (
        <li key={feature} className={cx("flex items-start gap-2.5", !isPlain && "text-ink-muted")}>
          <Icon
            size={16}
            aria-hidden
            className={cx("mt-0.5 shrink-0", isPlain ? "text-good-text" : "text-ink-subtle")}
          />
          {feature}
        </li>
      ))}
    </ul>
  );
}
