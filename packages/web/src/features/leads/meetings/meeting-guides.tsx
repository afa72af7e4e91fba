import { NotebookText } from "lucide-react";
import { Link } from "react-router-dom";
import { useTexts } from "../../../texts/texts.ts";
import { buttonClass } from "../../../ui/button-style.ts";

export function MeetingGuides() {
  const { meetings } = useTexts("leads");
  return (
    <section aria-label={meetings.guides} className="card flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <NotebookText size={20} aria-hidden className="shrink-0 text-accent-text" />
      <div className="min-w-[min(12rem,100%)] flex-1">
        <p className="font-semibold text-sm">{meetings.guides}</p>
        <p className="text-ink-muted text-sm">{meetings.guidesHint}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {(["first", "second"] as const).map((meeting) => (
          <Link
            key={meeting}
            to={{ search: `?section=templates&category=meetings&meeting=${meeting}` }}
            className={buttonClass("secondary", "sm")}
          >
            {meetings.guideOf[meeting]}
          </Link>
        ))}
      </div>
    </section>
  );
}
