import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { useRef, useState } from "react";
import { useFocusAfterChange } from "../../../lib/focus/use-focus-after-change.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { usePressCover } from "../../../ui/use-press-cover.ts";
import { useCancel, useRegister } from "../api.ts";
import { ParticipationChoice } from "./participation-choice.tsx";
import { ParticipationStatus } from "./participation-status.tsx";
import { freeSeats } from "./seats.ts";

export function RegistrationPanel({ event }: { event: LiveTraining }) {
  const { participation } = event;
  const register = useRegister();
  const cancel = useCancel();
  const [isConfirming, setConfirming] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  useFocusAfterChange(panel, participation?.state ?? null);
  usePressCover(participation === null);
  const question = useTexts("live-trainings").questions;
  const confirm = useCancelTexts(event);
  return (
    <div ref={panel} tabIndex={-1} className="mt-1 flex flex-col gap-3 border-line border-t pt-4 outline-none">
      {participation ? (
        <ParticipationStatus
          event={event}
          participation={participation}
          isAccepting={register.isPending}
          onAccept={() => register.run({ event, waitingList: false })}
          onCancel={() => setConfirming(true)}
        />
      ) : freeSeats(event) > 0 ? (
        <ParticipationChoice
          event={event}
          isPending={register.isPending}
          onRegister={() => register.run({ event, waitingList: false })}
        />
      ) : (
        <FullEvent
          isPending={register.isPending}
          onJoinWaitingList={() => register.run({ event, waitingList: true })}
        />
      )}
      <ConfirmDialog
        isOpen={isConfirming && participation !== null}
        title={confirm.title}
        description={confirm.description}
        confirmLabel={confirm.label}
        cancelLabel={question.keep}
        isPending={cancel.isPending}
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          cancel.run(event);
        }}
      />
    </div>
  );
}

function useCancelTexts({ participation }: LiveTraining) {
  const { questions, cancel, leaveLine, decline } = useTexts("live-trainings");
  const state = participation?.state ?? "registered";
  return { ...questions[state], label: { registered: cancel, waiting: leaveLine, offered: decline }[state] };
}

function FullEvent({ isPending, onJoinWaitingList }: { isPending: boolean; onJoinWaitingList: () => void }) {
  const { full, joinLine } = useTexts("live-trainings");
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="state" isDisabled>
        {full}
      </Button>
      <Button isPending={isPending} onPress={onJoinWaitingList}>
        {joinLine}
      </Button>
    </div>
  );
}
