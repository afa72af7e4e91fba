import { momentText } from "@linkedpotential/contract/date-texts";
import type { LiveTraining, OwnParticipation } from "@linkedpotential/contract/live-trainings/schema";
import { CircleCheck, Clock } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { useUserTimeZone } from "../card/local-time.ts";
import { CalendarButton } from "./calendar-button.tsx";
import { NewTabLink } from "./new-tab-link.tsx";

interface ParticipationStatusProps {
  event: LiveTraining;
  participation: OwnParticipation;
  isAccepting: boolean;
  onAccept: () => void;
  onCancel: () => void;
}

export function ParticipationStatus({
  event,
  participation,
  isAccepting,
  onAccept,
  onCancel,
}: ParticipationStatusProps) {
  const texts = useTexts("live-trainings");
  const language = useLanguage();
  const zone = useUserTimeZone();
  const { state, position, offeredUntil } = participation;
  if (state === "registered") {
    return (
      <>
        <Note isPositive>{texts.registered}</Note>
        <div className="flex flex-wrap gap-2">
          {event.meetingLink && (
            <NewTabLink href={event.meetingLink} variant="primary">
              {texts.join}
            </NewTabLink>
          )}
          <CalendarButton event={event} />
          <Button variant="quiet" onPress={onCancel}>
            {texts.cancel}
          </Button>
        </div>
      </>
    );
  }
  if (state === "offered") {
    return (
      <>
        <Note isPositive>
          {texts.offered} {offeredUntil && texts.offeredUntil(momentText(new Date(offeredUntil), language, zone))}
        </Note>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" isPending={isAccepting} onPress={onAccept}>
            {texts.accept}
          </Button>
          <Button onPress={onCancel}>{texts.decline}</Button>
        </div>
      </>
    );
  }
  return (
    <>
      <Note>
        {position !== null && texts.inLine(position)} {texts.inLineHint}
      </Note>
      <Button className="self-start" onPress={onCancel}>
        {texts.leaveLine}
      </Button>
    </>
  );
}

function Note({ isPositive = false, children }: { isPositive?: boolean; children: ReactNode }) {
  const Icon = isPositive ? CircleCheck : Clock;
  return (
    <p role="status" className="flex items-start gap-2 text-pretty text-sm">
      <Icon
        size={16}
        aria-hidden
        className={isPositive ? "mt-0.5 shrink-0 text-good-text" : "mt-0.5 shrink-0 text-info-text"}
      />
      <span>{children}</span>
    </p>
  );
}
