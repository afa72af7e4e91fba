import { PremiumBenefits } from "../../../parts/plans/premium-benefits.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-style.ts";
import { Dialog } from "../../../ui/dialog.tsx";

/** Offers Premium in a new tab, so that input behind the dialog is kept. */
export function PlanLimitDialog({ onClose }: { onClose: () => void }) {
  const { plan } = useTexts("leads");
  return (
    <Dialog
      isOpen
      size="sm"
      title={plan.title}
      onClose={onClose}
      texts={useTexts("common")}
      footer={
        <>
          <Button onPress={onClose}>{plan.later}</Button>
          <a href="?section=billing" target="_blank" rel="noreferrer" className={buttonClass("primary")}>
            {plan.upgrade}
          </a>
        </>
      }
    >
      <p className="text-ink-muted">{plan.description}</p>
      <PremiumBenefits first={["unlimitedLeads"]} className="mt-4" />
    </Dialog>
  );
}
