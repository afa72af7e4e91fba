import { timeText } from "@linkedpotential/contract/date-texts";
import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { Video } from "lucide-react";
import { Link } from "react-router-dom";
import { useUser } from "../../../lib/session/session.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { buttonClass } from "../../../ui/button-style.ts";

export function EventRow({ event }: { event: LiveTraining }) {
  const { meetings } = useTexts("leads");
  const language = useLanguage();
  const { timezone } = useUser();
  const timeOf = (instant: string) => timeText(new Date(instant), language, timezone);
  return (
    <li className="relative flex flex-wrap items-start gap-3 border-line border-b py-3 pr-2 pl-4 last:border-b-0 hover:bg-hover">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={{ search: `?section=trainings2&event=${event.id}` }}
            className="font-medium [overflow-wrap:anywhere] after:absolute after:inset-0"
          >
            {event.title}
          </Link>
          <Badge tone="info" icon={<Video size={12} aria-hidden />}>
            {meetings.event}
          </Badge>
        </div>
        <p className="mt-1 text-ink-muted text-sm tabular-nums">
          {meetings.times(timeOf(event.startsAt), timeOf(event.endsAt))}
          {event.instructor && ` · ${event.instructor}`}
        </p>
      </div>
      {event.meetingLink && (
        <a
          href={event.meetingLink}
          target="_blank"
          rel="noreferrer"
          aria-label={meetings.joinEvent(event.title)}
          className={buttonClass("secondary", "sm", "relative z-1 shrink-0")}
        >
          {meetings.join}
        </a>
      )}
    </li>
  );
}
