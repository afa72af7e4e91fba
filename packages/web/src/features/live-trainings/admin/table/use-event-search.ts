import { textSearch } from "@linkedpotential/contract/folding";
import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { useCallback } from "react";
import { type ListParameters, textParameter, useListState } from "../../../../lib/navigation/use-list-state.ts";
import { useTypedText } from "../../../../lib/use-typed-text.ts";

export const eventSearchMax = 100;

const parameters: ListParameters<{ eventSearch: string }> = { eventSearch: textParameter(eventSearchMax) };

/** Reads and changes the search for events, which is a parameter of the address. `search` lags behind the typing. */
export function useEventSearch() {
  const [{ eventSearch: search }, set] = useListState(parameters);
  const [typed, setTyped] = useTypedText(
    search,
    useCallback((text: string) => set({ eventSearch: text }), [set]),
  );
  return { search, typed, setTyped };
}

/** Returns the events whose title or instructor contains every word of the search. */
export function findEvents(events: readonly LiveTraining[], search: string): LiveTraining[] {
  const isFound = textSearch(search);
  return events.filter(({ title, instructor }) => isFound(`${title} ${instructor}`));
}
