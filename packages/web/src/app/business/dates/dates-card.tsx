import { CalendarPlus } from "lucide-react";
import { Link } from "react-router-dom";
import { supportCardId } from "../../../features/business/support/support-card-id.ts";
import { requestsAddress } from "../../../features/freelancers/sent/person-requests.tsx";
import { useCalendarFile } from "../../../parts/request-messages/proposals/use-calendar-file.ts";
import { useSlotText } from "../../../parts/request-messages/proposals/use-slot-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-style.ts";
import { Card } from "../../../ui/card.tsx";
import { LinkedText } from "../../../ui/linked-text.tsx";
import type { AgreedDate } from "./use-agreed-dates.ts";
import type { Session } from "./use-session.ts";

interface DatesCardProps {
  dates: readonly AgreedDate[];
  session: Session | undefined;
}

/**
 * Lists agreed dates, each with its conversation and a file for the calendar, and the next session of the support. The
 * next date comes first.
 */
export function DatesCard({ dates, session }: DatesCardProps) {
  const { dates: texts } = useTexts("business");
  const isBefore = ({ agreedSlot }: AgreedDate) => !session || agreedSlot <= session.startsAt;
  const row = (date: AgreedDate) => <DateRow key={date.requestId} date={date} />;
  return (
    <Card title={texts.title}>
      <ul aria-label={texts.title} className="divide-y divide-line">
        {dates.filter(isBefore).map(row)}
        {session && <SessionRow session={session} />}
        {dates.filter((date) => !isBefore(date)).map(row)}
      </ul>
    </Card>
  );
}

const rowClass = "flex flex-wrap items-start gap-x-3 gap-y-2 py-3 text-sm first:pt-0 last:pb-0";

function SessionRow({ session: { startsAt, link, name } }: { session: Session }) {
  const { dates: texts, support } = useTexts("business");
  const when = useSlotText()(startsAt);
  return (
    <li className={rowClass}>
      <div className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere]">
        <p className="font-medium tabular-nums">
          <time dateTime={startsAt}>{when}</time>
        </p>
        <p className="text-ink-muted">{name ? texts.sessionWith(name) : support.title}</p>
        {link && (
          <p>
            <LinkedText text={link} />
          </p>
        )}
      </div>
      <a href={`#${supportCardId}`} className={buttonClass("secondary", "sm")}>
        {texts.toSupport}
      </a>
    </li>
  );
}

function DateRow({ date }: { date: AgreedDate }) {
  const { company, dates: texts } = useTexts("business");
  const { appointment } = useTexts("request-messages").proposals;
  const { sent } = useTexts("freelancers");
  const when = useSlotText()(date.agreedSlot);
  const save = useCalendarFile();
  const name = date.name || company.formerMember;
  return (
    <li className={rowClass}>
      <div className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere]">
        <p className="font-medium tabular-nums">
          <time dateTime={date.agreedSlot}>{when}</time>
        </p>
        <p className="text-ink-muted">{texts.with(name, appointment.minutes(date.minutes))}</p>
        {date.place && (
          <p>
            <LinkedText text={date.place} />
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Link
          to={{ search: requestsAddress({ messages: String(date.requestId) }) }}
          aria-label={sent.toConversationOf(name)}
          className={buttonClass("secondary", "sm")}
        >
          {sent.toConversation}
        </Link>
        <Button
          size="sm"
          variant="quiet"
          icon={<CalendarPlus size={16} aria-hidden />}
          aria-label={appointment.toCalendarOf(when)}
          onPress={() => save({ ...date, name })}
        >
          {appointment.toCalendar}
        </Button>
      </div>
    </li>
  );
}
