import type { Freelancer } from "@linkedpotential/contract/freelancers/schema";
import { useTexts } from "../../../texts/texts.ts";
import { useDayText } from "../use-day-text.ts";
import { useShortlistEntry } from "./api.ts";

/** Says who has added a freelancer to the shortlist and shows the note. Shows nothing for other freelancers. */
export function ShortlistNote({ person }: { person: Freelancer }) {
  const { shortlist: texts } = useTexts("freelancers");
  const dayText = useDayText();
  const entry = useShortlistEntry(person.id);
  if (!entry) return null;
  const { savedBy, savedAt, note } = entry;
  const date = dayText(savedAt);
  return (
    <div className="rounded-md bg-sunken px-3 py-2 text-sm">
      <p className="text-ink-muted text-xs [overflow-wrap:anywhere]">
        {savedBy === null
          ? texts.savedOn(date)
          : savedBy.isOwn
            ? texts.savedByYou(date)
            : texts.savedBy(savedBy.name, date)}
      </p>
      {note && (
        <p className="mt-1 whitespace-pre-line text-pretty [overflow-wrap:anywhere]">
          <span className="sr-only">{`${texts.note}: `}</span>
          {note}
        </p>
      )}
    </div>
  );
}
