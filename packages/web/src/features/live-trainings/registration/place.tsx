import { momentText } from "@linkedpotential/contract/date-texts";
import type { LiveTraining, OwnParticipation } from "@linkedpotential/contract/live-trainings/schema";
import { CircleCheck, Clock } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { useOwnZone } from "../card/local-time.ts";
import { CalendarButton } from "./calendar-button.tsx";
import { OutsideLink } from "./outside-link.tsx";

interface PlaceProps {
  event: LiveTraining;
  participation: OwnParticipation;
  isTaking: boolean;
  onTake: () => void;
  onLeave: () => void;
}

export function Place({ event, participation, isTaking, onTake, onLeave }: PlaceProps) {
  const texts = useTexts("live-trainings");
  const language = useLanguage();
  const zone = useOwnZone();
  const { state, position, offeredUntil } = participation;
  if (state === "registered") {
    return (
      <>
        <Note isGood>{texts.registered}</Note>
        <div className="flex flex-wrap gap-2">
          {event.meetingLink && (
            <OutsideLink href={event.meetingLink} variant="primary">
              {texts.join}
            </OutsideLink>
          )}
          <CalendarButton event={event} />
          <Button variant="quiet" onPress={onLeave}>
            {texts.cancel}
          </Button>
        </div>
      </>
    );
  }
  if (state === "offered") {
    return (
      <>
        <Note isGood>
          {texts.offered} {offeredUntil && texts.offeredUntil(momentText(new Date(offeredUntil), language, zone))}
        </Note>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" isPending={isTaking} onPress={onTake}>
            {texts.accept}
          </Button>
          <Button onPress={onLeave}>{texts.decline}</Button>
        </div>
      </>
    );
  }
  return (
    <>
      <Note>
        {position !== null && texts.inLine(position)} {texts.inLineHint}
      </Note>
      <Button className="self-start" onPress={onLeave}>
        {texts.leaveLine}
      </Button>
    </>
  );
}

function Note({ isGood = false, children }: { isGood?: boolean; children: ReactNode }) {
  const Icon = isGood ? CircleCheck : Clock;
  return (
    <p role="status" className="flex items-start gap-2 text-pretty text-sm">
      <Icon
        size={16}
        aria-hidden
        className={isGood ? "mt-0.5 shrink-0 text-good-text" : "mt-0.5 shrink-0 text-info-text"}
      />
      <span>{children}</span>
    </p>
  );
}
