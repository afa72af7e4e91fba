import type { Participant } from "@linkedpotential/contract/live-trainings/participants-schema";
import { useState } from "react";
import { settleEach } from "../../../../lib/action/settle-each.ts";
import { useAction } from "../../../../lib/action/use-action.ts";
import { dismissToast, toast } from "../../../../lib/toast.ts";
import { withReason } from "../../../../texts/error-text.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { byPerson, changeList, refetchList } from "./participants-api.ts";

const area = "event-admin";
/** Milliseconds for which a toast offers to undo the attendance of many people. */
const undoMs = 12_000;

interface Attendance {
  person: Participant;
  isPresent: boolean;
}

const callFor =
  (eventId: number) =>
  ({ person, isPresent }: Attendance) => ({ ...byPerson(eventId, person), body: { isPresent } });

/** Shows the attendance of some participants. Returns the rollback. */
function showAttendance(eventId: number, people: readonly Participant[], isPresent: boolean): () => void {
  const ids = new Set(people.map(({ userId }) => userId));
  return changeList(eventId, ({ participants, waiting }) => ({
    waiting,
    participants: participants.map((one) => (ids.has(one.userId) ? { ...one, isPresent } : one)),
  }));
}

export function useSetAttendance(eventId: number) {
  const call = callFor(eventId);
  const optimistic = ({ person, isPresent }: Attendance) => showAttendance(eventId, [person], isPresent);
  const undo = useAction("live-trainings/set-attendance", call, {
    optimistic,
    toasts: { area, failed: ({ toasts }) => toasts.attendanceFailed },
  });
  return useAction("live-trainings/set-attendance", call, {
    optimistic,
    toasts: {
      area,
      done: ({ toasts }, _answer, { person, isPresent }) => (isPresent ? toasts.present : toasts.absent)(person.name),
      undo: (_answer, { person, isPresent }) => undo.run({ person, isPresent: !isPresent }),
      failed: ({ toasts }) => toasts.attendanceFailed,
    },
  });
}

/**
 * Returns a function that marks participants as present with one call each. They show it at once; those that could not
 * be marked go back. A toast says how many were marked and offers to undo it.
 */
export function useMarkPresent(eventId: number) {
  const { toasts } = useTexts("event-admin");
  const { undo } = useTexts("common");
  const { runAsync: save } = useAction("live-trainings/set-attendance", callFor(eventId));
  const [isPending, setPending] = useState(false);

  async function apply(people: readonly Participant[], isPresent: boolean) {
    showAttendance(eventId, people, isPresent);
    const { done, failed, error } = await settleEach(people, (person) => save({ person, isPresent }));
    showAttendance(eventId, failed, !isPresent);
    refetchList(eventId);
    return { saved: done.map(({ item }) => item), hasFailed: failed.length > 0, error };
  }

  async function revert(people: readonly Participant[]) {
    const { saved, hasFailed, error } = await apply(people, false);
    if (hasFailed) toast({ tone: "error", title: withReason(toasts.partlySaved(saved.length, people.length), error) });
    else toast({ tone: "success", title: toasts.attendanceUndone(saved.length) });
  }

  async function run(people: readonly Participant[]) {
    // The toast of an earlier change would undo the wrong one.
    dismissToast();
    setPending(true);
    const { saved, hasFailed, error } = await apply(people, true);
    setPending(false);
    const action = { label: undo, onPress: () => void revert(saved) };
    const undoable = saved.length > 0 && { duration: undoMs, action };
    if (!hasFailed) toast({ tone: "success", title: toasts.allPresent(saved.length), ...undoable });
    else {
      const title = withReason(toasts.partlySaved(saved.length, people.length), error);
      toast({ tone: "error", title, ...undoable });
    }
  }
  return { isPending, run };
}
