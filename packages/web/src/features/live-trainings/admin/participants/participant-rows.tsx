import type { Participant } from "@linkedpotential/contract/live-trainings/participants-schema";
import { CheckCheck } from "lucide-react";
import { useRef } from "react";
import { useFocusAfterChange } from "../../../../lib/focus/use-focus-after-change.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { useMarkPresent, useSetAttendance } from "./attendance-api.ts";
import { PersonRow, useMoment } from "./person-row.tsx";

interface ParticipantRowsProps {
  eventId: number;
  /** Begin of the event, from which attendance can be entered. */
  startsAt: string;
  participants: readonly Participant[];
  isShown: (person: Participant) => boolean;
}

export function ParticipantRows({ eventId, startsAt, participants, isShown }: ParticipantRowsProps) {
  const { list } = useTexts("event-admin");
  const attendance = useSetAttendance(eventId);
  const moment = useMoment();
  if (participants.length === 0) return <p className="text-ink-muted text-sm">{list.empty}</p>;
  const hasBegun = new Date(startsAt) <= new Date();
  return (
    <div className="flex flex-col gap-1">
      {!hasBegun && <p className="text-ink-muted text-sm">{list.presentFrom(moment(startsAt))}</p>}
      {hasBegun && participants.every(isShown) && <MarkAllPresent eventId={eventId} participants={participants} />}
      <ul aria-label={list.participants} className="divide-y divide-line">
        {participants.filter(isShown).map((person) => (
          <PersonRow
            key={person.userId}
            eventId={eventId}
            person={person}
            note={list.since(moment(person.registeredAt))}
          >
            {/* An event may be moved after its attendance was entered, which must then be correctable. */}
            {(hasBegun || person.isPresent) && (
              <Checkbox
                aria-label={list.presentOf(person.name)}
                isSelected={person.isPresent}
                onChange={(isPresent) => attendance.run({ person, isPresent })}
              >
                {list.present}
              </Checkbox>
            )}
          </PersonRow>
        ))}
      </ul>
    </div>
  );
}

/** Button that marks everybody as present. Says how many are marked. */
function MarkAllPresent({ eventId, participants }: Pick<ParticipantRowsProps, "eventId" | "participants">) {
  const { list } = useTexts("event-admin");
  const mark = useMarkPresent(eventId);
  const absent = participants.filter(({ isPresent }) => !isPresent);
  const isOffered = absent.length > 0 || mark.isPending;
  const count = useRef<HTMLParagraphElement>(null);
  useFocusAfterChange(count, isOffered);
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p ref={count} tabIndex={-1} className="text-ink-muted text-sm tabular-nums outline-none">
        {list.presentCount(participants.length - absent.length, participants.length)}
      </p>
      {isOffered && (
        <Button
          size="sm"
          icon={<CheckCheck size={16} aria-hidden />}
          isPending={mark.isPending}
          onPress={() => void mark.run(absent)}
        >
          {list.allPresent}
        </Button>
      )}
    </div>
  );
}
