import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { useEffect, useRef, useState } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useCancel, useRegister } from "../api.ts";
import { ParticipationChoice } from "./participation-choice.tsx";
import { Place } from "./place.tsx";
import { freeSeats } from "./seats.ts";

export function RegistrationPanel({ event }: { event: LiveTraining }) {
  const { participation } = event;
  const register = useRegister();
  const cancel = useCancel();
  const [isAsking, setAsking] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const state = participation?.state ?? null;
  const before = useRef(state);
  useEffect(() => {
    // The pressed button disappeared with its state, so focus the panel.
    if (before.current !== state && document.activeElement === document.body) panel.current?.focus();
    before.current = state;
  }, [state]);
  const question = useTexts("live-trainings").questions;
  const confirm = useCancelWords(event);
  return (
    <div ref={panel} tabIndex={-1} className="mt-1 flex flex-col gap-3 border-line border-t pt-4 outline-none">
      {participation ? (
        <Place
          event={event}
          participation={participation}
          isTaking={register.isPending}
          onTake={() => register.run({ event, waitingList: false })}
          onLeave={() => setAsking(true)}
        />
      ) : freeSeats(event) > 0 ? (
        <ParticipationChoice
          event={event}
          isPending={register.isPending}
          onRegister={() => register.run({ event, waitingList: false })}
        />
      ) : (
        <Full isPending={register.isPending} onWait={() => register.run({ event, waitingList: true })} />
      )}
      <ConfirmDialog
        isOpen={isAsking && participation !== null}
        title={confirm.title}
        description={confirm.description}
        confirmLabel={confirm.label}
        cancelLabel={question.keep}
        isPending={cancel.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          cancel.run(event);
        }}
      />
    </div>
  );
}

function useCancelWords({ participation }: LiveTraining) {
  const { questions, cancel, leaveLine, decline } = useTexts("live-trainings");
  const state = participation?.state ?? "registered";
  return { ...questions[state], label: { registered: cancel, waiting: leaveLine, offered: decline }[state] };
}

function Full({ isPending, onWait }: { isPending: boolean; onWait: () => void }) {
  const { full, joinLine } = useTexts("live-trainings");
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="state" isDisabled>
        {full}
      </Button>
      <Button isPending={isPending} onPress={onWait}>
        {joinLine}
      </Button>
    </div>
  );
}
