import { Link } from "react-router-dom";
import { useUser } from "../../../lib/session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { buttonClass } from "../../../ui/button-style.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { PlanCards } from "./plan-cards.tsx";
import { UpgradeLink } from "./upgrade-link.tsx";

interface SubscriptionDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * Shows the subscription in the profile menu without a request. Changes are made in the billing section and the
 * checkout.
 */
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
      <PlanCards present={plan} action={<UpgradeLink />} />
    </Dialog>
  );
}
