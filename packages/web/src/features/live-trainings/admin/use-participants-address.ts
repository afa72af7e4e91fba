import { useCallback } from "react";
import { idParameter, type ListParameters, useListState } from "../../../lib/navigation/use-list-state.ts";

const parameters: ListParameters<{ participants: number | null }> = { participants: idParameter };

/** Reads and changes the event whose participants are shown. It is a parameter of the address, so a reload keeps it. */
export function useParticipantsAddress() {
  const [{ participants }, set] = useListState(parameters);
  return {
    eventId: participants,
    open: useCallback((eventId: number) => set({ participants: eventId }, { push: true, isUrgent: true }), [set]),
    close: useCallback(() => set({ participants: null }), [set]),
  };
}
