import { Check } from "lucide-react";
import { useUser } from "../../../lib/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/class-names.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import type { ProfileDialogProps } from "../profile-dialog-props.ts";

export default function SubscriptionDialog({ isOpen, onOpenChange }: ProfileDialogProps) {
  const { subscription: texts } = useTexts("profile");
  const common = useTexts("common");
  const { plan } = useUser();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => onOpenChange(false)}
      title={texts.title}
      texts={common}
      footer={<Button slot="close">{common.close}</Button>}
    >
      <div className="grid gap-3 md:grid-cols-2">
        <PlanCard
          name={texts.plans.kostenlos}
          price={texts.free}
          features={texts.freeFeatures}
          isPresent={plan === "kostenlos"}
        />
        <PlanCard
          name={texts.plans.premium}
          price={texts.price}
          features={texts.premiumFeatures}
          isPresent={plan === "premium"}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-md bg-sunken px-3 py-2.5">
        <Badge tone="info">{texts.soon}</Badge>
        <p className="min-w-0 flex-1 basis-56 text-ink-muted text-xs">{texts.soonText}</p>
      </div>
    </Dialog>
  );
}

interface PlanCardProps {
  name: string;
  price: string;
  features: readonly string[];
  isPresent: boolean;
}

function PlanCard({ name, price, features, isPresent }: PlanCardProps) {
  const { subscription: texts } = useTexts("profile");
  return (
    <section className={cx("rounded-lg border p-4", isPresent ? "border-accent" : "border-line")}>
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h3 className="font-semibold text-sm">{name}</h3>
        {isPresent && <Badge tone="accent">{texts.present}</Badge>}
      </div>
      <p className="mt-2">
        <span className="font-semibold text-lg tabular-nums">{price}</span>{" "}
        <span className="text-ink-muted text-sm">{texts.perMonth}</span>
      </p>
      <ul className="mt-3 flex flex-col gap-2 text-sm">
        {features.map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Check size={16} aria-hidden className="mt-0.5 shrink-0 text-good-text" />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  );
}
