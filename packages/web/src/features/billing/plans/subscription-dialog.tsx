import { Link } from "react-router-dom";
import { useUser } from "../../../lib/session/session.ts";
import { PlanCards } from "../../../parts/plans/plan-cards.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { buttonClass } from "../../../ui/button-style.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { UpgradeLink } from "./upgrade-link.tsx";

interface SubscriptionDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Dialog of the profile menu with both plans. It needs no request, because the session contains the plan. */
export default function SubscriptionDialog({ isOpen, onOpenChange }: SubscriptionDialogProps) {
  const { dialog: texts } = useTexts("billing");
  const { plan } = useUser();
  const close = () => onOpenChange(false);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      size="lg"
      title={texts.title}
      texts={useTexts("common")}
      footer={
        <Link to={{ search: "section=billing" }} onClick={close} className={buttonClass("secondary")}>
          {texts.toBilling}
        </Link>
      }
    >
      <PlanCards texts={useTexts("plans")} currentPlan={plan} actions={{ premium: <UpgradeLink /> }} />
    </Dialog>
  );
}
