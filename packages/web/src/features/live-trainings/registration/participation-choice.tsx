import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { OutsideLink } from "./outside-link.tsx";

interface ParticipationChoiceProps {
  event: LiveTraining;
  isPending: boolean;
  onRegister: () => void;
}

/**
 * A button that opens the choice of participation, and the choice with a back button. Opening registers nothing yet.
 */
export function ParticipationChoice({ event, isPending, onRegister }: ParticipationChoiceProps) {
  const texts = useTexts("live-trainings");
  const [step, setStep] = useState<"start" | "choice" | "back">("start");
  if (step !== "choice") {
    return (
      <Button variant="primary" className="self-start" autoFocus={step === "back"} onPress={() => setStep("choice")}>
        {texts.participate}
      </Button>
    );
  }
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">{texts.choice}</legend>
      <IconButton label={texts.back} icon={<ArrowLeft size={18} />} onPress={() => setStep("back")} />
      <Button variant="primary" autoFocus isPending={isPending} onPress={onRegister}>
        {texts.register}
      </Button>
      <OutsideLink href={event.bookingLink}>{texts.alreadyBooked}</OutsideLink>
    </fieldset>
  );
}
