import { type ReactNode, useId } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { Agenda } from "../parts/agenda.tsx";
import { Checklist } from "../parts/checklist.tsx";
import { MessageGuide } from "../parts/message-guide.tsx";
import { TipGroups } from "../parts/tip-groups.tsx";

export const meetingIds = ["first", "second"] as const;
export type MeetingId = (typeof meetingIds)[number];

const minutes: Readonly<Record<MeetingId, readonly number[]>> = {
  first: [5, 10, 15, 10, 5],
  second: [5, 10, 20, 10, 5],
};

export function MeetingGuide({ meeting }: { meeting: MeetingId }) {
  const { course, meetings } = useTexts("guides");
  const { title, description, sections, questions, checklists, guide } = useTexts("guides/meeting-guides")[meeting];
  const titleId = useId();
  const [before, ...after] = checklists;
  const rows = sections.map((section, index) => ({
    ...section,
    duration: course.minutes(minutes[meeting][index] ?? 0),
  }));
  return (
    <article aria-labelledby={titleId} className="card flex min-w-0 flex-col gap-8 p-5 md:p-8">
      <header>
        <h2 id={titleId} className="text-balance font-semibold text-lg">
          {title}
        </h2>
        <p className="mt-2 max-w-prose text-pretty text-base text-ink-muted">{description}</p>
      </header>
      {before && <Checklist name={`meeting.${meeting}.0`} checklist={before} />}
      <Part title={meetings.course}>
        <Agenda label={meetings.courseOf(title)} rows={rows} />
      </Part>
      <Part title={meetings.questions}>
        <TipGroups tips={questions} level={4} />
      </Part>
      {after.map((checklist, index) => (
        <Part key={checklist.title}>
          <Checklist name={`meeting.${meeting}.${index + 1}`} checklist={checklist} />
        </Part>
      ))}
      <Part>
        <MessageGuide guide={guide} />
      </Part>
    </article>
  );
}

function Part({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-5 border-line border-t pt-8">
      {title && <h3 className="font-semibold text-base">{title}</h3>}
      {children}
    </div>
  );
}
