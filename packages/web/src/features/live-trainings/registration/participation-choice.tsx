import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { usePressCover } from "../../../ui/use-press-cover.ts";
import { NewTabLink } from "./new-tab-link.tsx";

interface ParticipationChoiceProps {
  event: LiveTraining;
  isPending: boolean;
  onRegister: () => void;
}

/** Button that opens the ways to take part: register here, or follow the booking link. Opening it sends no request. */
export function ParticipationChoice({ event, isPending, onRegister }: ParticipationChoiceProps) {
  const texts = useTexts("live-trainings");
  const [step, setStep] = useState<"start" | "choice" | "back">("start");
  usePressCover(step !== "choice");
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
      <NewTabLink href={event.bookingLink}>{texts.alreadyBooked}</NewTabLink>
    </fieldset>
  );
}
