import type { WaitingPerson } from "@linkedpotential/contract/live-trainings/participants-schema";
import { useState } from "react";
import { useAction } from "../../../../lib/action/use-action.ts";
import { queryClient } from "../../../../lib/api/query-client.ts";
import { freshLiveTrainingQuery } from "../../api.ts";
import { byPerson, refetchList, useAddParticipant } from "./participants-api.ts";

const area = "event-admin";

interface AddedSeat {
  person: WaitingPerson;
  /** Position among those who wait without a held seat, counted from 1. */
  position: number;
  /** Number of seats of the event with the added one. */
  seats: number;
}

/**
 * Returns a function that adds a seat to a full event and registers a waiting person for it. The person first moves to
 * the front, because a new seat is held for the first one. Stops at the call that fails, and a toast reports it.
 */
export function useGiveAddedSeat(eventId: number) {
  const move = useAction(
    "live-trainings/move-on-waiting-list",
    ({ person }: AddedSeat) => ({ ...byPerson(eventId, person), body: { position: 1 } }),
    { toasts: { area, failed: ({ toasts }) => toasts.moveFailed } },
  );
  const addSeat = useAddSeat(eventId);
  const give = useAddParticipant(eventId, false);
  const [isPending, setPending] = useState(false);
  const run = async (added: AddedSeat): Promise<void> => {
    setPending(true);
    try {
      if (added.position > 1) await move.runAsync(added);
      await addSeat.runAsync(added.seats);
      await give.runAsync(added.person);
    } catch {
      // The toast of the failed call has reported it.
      refetchList(eventId);
    } finally {
      setPending(false);
    }
  };
  return { isPending, run };
}

/** Returns the action that raises the number of seats. Other values are read first, because admins may have changed them. */
function useAddSeat(eventId: number) {
  return useAction(
    "live-trainings/update",
    async (seats: number) => {
      const current = await queryClient.fetchQuery(freshLiveTrainingQuery(eventId));
      const { title, description, date, time, duration, instructor, category, bookingLink } = current;
      return {
        params: { liveTrainingId: eventId },
        body: {
          ...{ title, description, date, time, duration, instructor, category, bookingLink },
          meetingLink: current.meetingLink ?? "",
          maxParticipants: Math.max(seats, current.maxParticipants),
        },
      };
    },
    {
      onDone: (event) => void queryClient.setQueryData(freshLiveTrainingQuery(eventId).queryKey, event),
      toasts: { area, failed: ({ toasts }) => toasts.seatNotAdded },
    },
  );
}
