import { slotText } from "@linkedpotential/contract/date-texts";
import { appointmentFile } from "@linkedpotential/contract/request-messages/appointment-file";
import type { Appointment } from "@linkedpotential/contract/request-messages/proposals";
import { CalendarClock, CalendarPlus, Check } from "lucide-react";
import { download } from "../../../lib/api/download.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/class-names.ts";
import { LinkedText } from "../../../ui/linked-text.tsx";
import { useSendMessage } from "../api.ts";
import { ProposalCard, type ProposalProps, useStatusText } from "./proposal-card.tsx";

interface AppointmentProps extends ProposalProps {
  appointment: Appointment;
}

/** Shows proposed dates, which the other side accepts with one press, and afterwards the agreed one. */
export function AppointmentCard(props: AppointmentProps) {
  const { appointment, isOwnSide } = props;
  const { appointment: texts } = useTexts("request-messages").proposals;
  const { slots, place, minutes, status, agreedSlot } = appointment;
  const waiting = useStatusText(status, isOwnSide);
  return (
    <ProposalCard
      title={texts.card(texts.minutes(minutes))}
      icon={<CalendarClock size={16} aria-hidden />}
      status={status}
      statusText={status === "declined" ? texts.noneFits(slots.length) : waiting}
    >
      {agreedSlot ? <Agreed {...props} agreedSlot={agreedSlot} /> : <Slots {...props} />}
      {place && (
        <p className="text-sm [overflow-wrap:anywhere]">
          <LinkedText text={place} />
        </p>
      )}
    </ProposalCard>
  );
}

function useSlotText(): (slot: string) => string {
  const language = useLanguage();
  const { timezone } = useUser();
  return (slot) => slotText(new Date(slot), language, timezone);
}

function Slots({ appointment: { slots, status }, requestId, messageId, isOwnSide }: AppointmentProps) {
  const { appointment: texts } = useTexts("request-messages").proposals;
  const textOf = useSlotText();
  const send = useSendMessage();
  const now = new Date().toISOString();
  const canAnswer = status === "open" && !isOwnSide;
  const accept = (slot: string) =>
    send.run({ requestId, text: texts.acceptance(textOf(slot)), answer: { messageId, accepted: true, slot } });
  return (
    <ul className="flex min-w-0 flex-col items-start gap-1.5">
      {slots.map((slot) => (
        <li key={slot}>
          {canAnswer && slot > now ? (
            <Button
              size="sm"
              aria-label={texts.accept(textOf(slot))}
              isDisabled={send.isPending}
              onPress={() => accept(slot)}
            >
              {textOf(slot)}
            </Button>
          ) : (
            <span className={cx("text-sm tabular-nums", (slot <= now || status !== "open") && "text-ink-muted")}>
              {textOf(slot)}
              {status === "open" && slot <= now && ` ${texts.isPast}`}
            </span>
          )}
        </li>
      ))}
      {canAnswer && (
        <li>
          <Button
            size="sm"
            variant="quiet"
            isPending={send.isPending}
            onPress={() =>
              send.run({ requestId, text: texts.refusal(slots.length), answer: { messageId, accepted: false } })
            }
          >
            {texts.noneFits(slots.length)}
          </Button>
        </li>
      )}
    </ul>
  );
}

interface AgreedProps extends AppointmentProps {
  agreedSlot: string;
}

function Agreed({ appointment: { minutes, place }, agreedSlot, messageId, name }: AgreedProps) {
  const { appointment: texts } = useTexts("request-messages").proposals;
  const textOf = useSlotText();
  const save = () => {
    const event = { messageId, startsAt: agreedSlot, minutes, place, title: texts.calendarTitle(name) };
    const file = appointmentFile(event, location.origin, new Date());
    download(new Blob([file], { type: "text/calendar" }), `${texts.fileName}-${agreedSlot.slice(0, 10)}.ics`);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="flex items-center gap-1.5 font-medium text-sm tabular-nums">
        <Check size={16} aria-hidden className="shrink-0 text-good-text" />
        {texts.agreed(textOf(agreedSlot))}
      </p>
      <Button size="sm" icon={<CalendarPlus size={16} aria-hidden />} onPress={save}>
        {texts.toCalendar}
      </Button>
    </div>
  );
}
