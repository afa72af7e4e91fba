import { participantsMax } from "@linkedpotential/contract/live-trainings/limits";
import type { ParticipantList, WaitingPerson } from "@linkedpotential/contract/live-trainings/participants-schema";
import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { useState } from "react";
import { useTexts } from "../../../../texts/texts.ts";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { PlainButton } from "../../../../ui/plain-button.tsx";
import { useAddParticipant, useMoveOnWaitingList } from "./participants-api.ts";
import { PersonRow, useMoment } from "./person-row.tsx";

interface WaitingRowsProps {
  event: LiveTraining;
  people: ParticipantList;
  isShown: (person: WaitingPerson) => boolean;
}

export function WaitingRows({ event, people: { participants, waiting }, isShown }: WaitingRowsProps) {
  const { list } = useTexts("event-admin");
  const move = useMoveOnWaitingList(event.id);
  const give = useAddParticipant(event.id, false);
  const moment = useMoment();
  const held = waiting.filter(({ offeredUntil }) => offeredUntil !== null).length;
  const free = event.maxParticipants - participants.length - held;
  const mayAddSeat = free <= 0 && event.maxParticipants < participantsMax;
  const noteOn = ({ waitingSince, offeredUntil }: WaitingPerson) => {
    if (offeredUntil) return list.heldUntil(moment(offeredUntil));
    return waitingSince && list.since(moment(waitingSince));
  };
  return (
    <ol aria-label={list.waiting} className="divide-y divide-line">
      {waiting.map((person, index) => {
        if (!isShown(person)) return null;
        const { name, offeredUntil } = person;
        const position = index - held + 1;
        return (
          <PersonRow key={person.userId} eventId={event.id} person={person} note={noteOn(person)}>
            {/* Free seats belong to the first people on the waiting list. */}
            {position <= free || offeredUntil ? (
              <PlainButton
                size="sm"
                aria-label={(offeredUntil ? list.giveOf : list.giveFreeOf)(name)}
                onClick={() => give.run(person)}
              >
                {list.give}
              </PlainButton>
            ) : (
              mayAddSeat && <AddSeat event={event} person={person} />
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
          </PersonRow>
        );
      })}
    </ol>
  );
}

interface AddSeatProps {
  event: LiveTraining;
  person: WaitingPerson;
}

/** Button that adds a seat to a full event for a person, after a question. */
function AddSeat({ event, person }: AddSeatProps) {
  const { list } = useTexts("event-admin");
  const { cancel } = useTexts("common");
  const give = useAddParticipant(event.id, false);
  const [isAsking, setAsking] = useState(false);
  const seats = event.maxParticipants + 1;
  return (
    <>
      <PlainButton size="sm" aria-label={list.giveAddedOf(person.name)} onClick={() => setAsking(true)}>
        {list.give}
      </PlainButton>
      {isAsking && (
        <ConfirmDialog
          isOpen
          tone="primary"
          title={list.addSeatQuestion(person.name)}
          description={list.addSeatHint(event.maxParticipants, seats)}
          confirmLabel={list.addSeat(seats)}
          cancelLabel={cancel}
          onConfirm={() => {
            give.run({ ...person, addsSeat: true });
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
