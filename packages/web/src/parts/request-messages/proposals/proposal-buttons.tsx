import { CalendarPlus, HandCoins } from "lucide-react";
import { useState } from "react";
import { useUser } from "../../../lib/session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import type { ProposalDialogProps } from "./dialog-props.ts";
import { AppointmentDialog, OfferDialog } from "./lazy-dialogs.ts";

interface ProposalButtonsProps extends Pick<ProposalDialogProps, "requestId" | "name"> {
  /** Returns the text in the field for a message. It becomes the text of the proposal. */
  getText: () => string;
  onSent: () => void;
}

/** Opens the form for dates, and for freelancers the one for an offer. */
export function ProposalButtons({ getText, ...props }: ProposalButtonsProps) {
  const { appointment, offer } = useTexts("request-messages").proposals;
  const { role } = useUser();
  const [open, setOpen] = useState<{ kind: "appointment" | "offer"; text: string }>();
  const dialog = { ...props, text: open?.text ?? "", onClose: () => setOpen(undefined) };
  const openDialog = (kind: "appointment" | "offer") => setOpen({ kind, text: getText() });
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon={<CalendarPlus size={16} aria-hidden className="max-sm:hidden" />}
        onPress={() => openDialog("appointment")}
      >
        {appointment.open}
      </Button>
      {role !== "business" && (
        <Button
          size="sm"
          variant="quiet"
          icon={<HandCoins size={16} aria-hidden className="max-sm:hidden" />}
          onPress={() => openDialog("offer")}
        >
          {offer.open}
        </Button>
      )}
      {open?.kind === "appointment" && <AppointmentDialog {...dialog} />}
      {open?.kind === "offer" && <OfferDialog {...dialog} />}
    </>
  );
}
