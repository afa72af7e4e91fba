import type { Appointment } from "@linkedpotential/contract/request-messages/proposals";
import { CalendarClock, CalendarPlus, Check } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/class-names.ts";
import { LinkedText } from "../../../ui/linked-text.tsx";
import { useSendMessage } from "../api.ts";
import { ProposalCard, type ProposalProps, useStatusText } from "./proposal-card.tsx";
import { TakeBack } from "./take-back.tsx";
import { useCalendarFile } from "./use-calendar-file.ts";
import { useSlotText } from "./use-slot-text.ts";

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
      {status === "accepted" && agreedSlot ? <Agreed {...props} agreedSlot={agreedSlot} /> : <Slots {...props} />}
      {place && (
        <p className="text-sm [overflow-wrap:anywhere]">
          <LinkedText text={place} />
        </p>
      )}
      {status === "open" && isOwnSide && <Withdraw {...props} />}
      {status === "accepted" && agreedSlot && <Cancel {...props} agreedSlot={agreedSlot} />}
      {status === "canceled" && <p className="text-ink-muted text-xs">{texts.canceledHint}</p>}
    </ProposalCard>
  );
}

function Slots({ appointment: { slots, status, agreedSlot }, requestId, messageId, isOwnSide }: AppointmentProps) {
  const { appointment: texts } = useTexts("request-messages").proposals;
  const textOf = useSlotText();
  const send = useSendMessage();
  const now = new Date().toISOString();
  const canAnswer = status === "open" && !isOwnSide;
  const accept = (slot: string) =>
    send.run({ requestId, text: texts.acceptance(textOf(slot)), answer: { messageId, accepted: true, slot } });
  return (
    <ul className="flex min-w-0 flex-col items-start gap-1.5">
      {(agreedSlot ? [agreedSlot] : slots).map((slot) => (
        <li key={slot}>
          {canAnswer && slot > now ? (
            <Button
              size="sm"
              data-print="text"
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
        <li className="print:hidden">
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

function Agreed({ appointment: { minutes, place }, agreedSlot, messageId, name, company }: AgreedProps) {
  const { appointment: texts } = useTexts("request-messages").proposals;
  const textOf = useSlotText();
  const save = useCalendarFile();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="flex items-center gap-1.5 font-medium text-sm tabular-nums">
        <Check size={16} aria-hidden className="shrink-0 text-good-text" />
        {texts.agreed(textOf(agreedSlot))}
      </p>
      <Button
        size="sm"
        icon={<CalendarPlus size={16} aria-hidden />}
        onPress={() => save({ messageId, agreedSlot, minutes, place, name: company ? `${name}, ${company}` : name })}
      >
        {texts.toCalendar}
      </Button>
    </div>
  );
}

function Withdraw({ appointment: { slots }, requestId, messageId, name }: AppointmentProps) {
  const { withdraw, appointment: texts } = useTexts("request-messages").proposals;
  const count = slots.length;
  return (
    <TakeBack
      {...{ requestId, messageId }}
      texts={{
        ...{ label: withdraw, confirm: withdraw },
        ...{ question: texts.withdrawQuestion(count), questionText: texts.withdrawQuestionText(name, count) },
        message: texts.withdrawal(count),
      }}
    />
  );
}

/** Cancels an agreed date that is not over. */
function Cancel({ agreedSlot, requestId, messageId, name }: AgreedProps) {
  const { appointment: texts } = useTexts("request-messages").proposals;
  const when = useSlotText()(agreedSlot);
  if (agreedSlot <= new Date().toISOString()) return null;
  return (
    <TakeBack
      {...{ requestId, messageId }}
      slot={agreedSlot}
      texts={{
        ...{ label: texts.cancel, confirm: texts.cancel },
        ...{ question: texts.cancelQuestion, questionText: texts.cancelQuestionText(name, when) },
        message: texts.cancellation(when),
      }}
    />
  );
}
