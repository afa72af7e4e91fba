import { momentText } from "@linkedpotential/contract/date-texts";
import type { Participant, WaitingPerson } from "@linkedpotential/contract/live-trainings/participants-schema";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { accountPath } from "../../../../lib/navigation/paths.ts";
import { useUser } from "../../../../lib/session/session.ts";
import { useLanguage } from "../../../../texts/language.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { PlainButton } from "../../../../ui/plain-button.tsx";
import { useAddParticipant, useMoveOnWaitingList, useRemoveParticipant, useSetAttendance } from "./participants-api.ts";

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
      <ul aria-label={list.participants} className="divide-y divide-line">
        {participants.filter(isShown).map((person) => (
          <Row key={person.userId} eventId={eventId} person={person} note={list.since(moment(person.registeredAt))}>
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
          </Row>
        ))}
      </ul>
    </div>
  );
}

interface WaitingRowsProps {
  eventId: number;
  waiting: readonly WaitingPerson[];
  isShown: (person: WaitingPerson) => boolean;
}

export function WaitingRows({ eventId, waiting, isShown }: WaitingRowsProps) {
  const { list } = useTexts("event-admin");
  const move = useMoveOnWaitingList(eventId);
  const give = useAddParticipant(eventId, false);
  const moment = useMoment();
  const held = waiting.filter(({ offeredUntil }) => offeredUntil !== null).length;
  return (
    <ol aria-label={list.waiting} className="divide-y divide-line">
      {waiting.map((person, index) => {
        if (!isShown(person)) return null;
        const { name, email, waitingSince, offeredUntil } = person;
        const position = index - held + 1;
        const since = waitingSince && list.since(moment(waitingSince));
        return (
          <Row
            key={person.userId}
            eventId={eventId}
            person={person}
            note={offeredUntil ? list.heldUntil(moment(offeredUntil)) : since}
          >
            {offeredUntil && (
              <PlainButton size="sm" aria-label={list.giveOf(name)} onClick={() => give.run(email)}>
                {list.give}
              </PlainButton>
            )}
            {position > 1 && (
              <PlainButton
                size="sm"
                aria-label={list.toFrontOf(name)}
                onClick={() => move.run({ person, position: 1, before: position })}
              >
                {list.toFront}
              </PlainButton>
            )}
          </Row>
        );
      })}
    </ol>
  );
}

interface RowProps {
  eventId: number;
  person: { userId: number; name: string; email: string };
  note: string | null;
  children: ReactNode;
}

function Row({ eventId, person, note, children }: RowProps) {
  const { list } = useTexts("event-admin");
  const [isAsking, setAsking] = useState(false);
  const { userId, name, email } = person;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 text-sm">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium [overflow-wrap:anywhere]">
          <Link to={accountPath(userId)} className="hover:text-accent-text hover:underline">
            {name}
          </Link>
        </p>
        <p className="text-ink-muted [overflow-wrap:anywhere]">{email}</p>
        {note && <p className="text-ink-subtle text-xs">{note}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {children}
        <PlainButton size="sm" aria-label={list.removeOf(name)} onClick={() => setAsking(true)}>
          {list.remove}
        </PlainButton>
      </div>
      {isAsking && <RemoveQuestion eventId={eventId} person={person} onClose={() => setAsking(false)} />}
    </li>
  );
}

function RemoveQuestion({ eventId, person, onClose }: Pick<RowProps, "eventId" | "person"> & { onClose: () => void }) {
  const { list } = useTexts("event-admin");
  const { cancel } = useTexts("common");
  const remove = useRemoveParticipant(eventId);
  return (
    <ConfirmDialog
      isOpen
      title={list.question(person.name)}
      description={list.questionHint}
      confirmLabel={list.remove}
      cancelLabel={cancel}
      onConfirm={() => {
        remove.run(person);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** Returns a function that formats an instant in the reader's language and time zone. */
function useMoment(): (instant: string) => string {
  const language = useLanguage();
  const { timezone } = useUser();
  return (instant) => momentText(new Date(instant), language, timezone);
}
