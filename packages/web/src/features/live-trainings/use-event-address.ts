import { useCallback, useState } from "react";
import {
  choiceParameter,
  idParameter,
  type ListParameters,
  useListState,
} from "../../lib/navigation/use-list-state.ts";
import { storage } from "../../lib/storage/storage.ts";

/** Views of the section. Only admins see the table. */
const views = ["upcoming", "past", "table"] as const;
export type EventView = (typeof views)[number];

interface EventAddress {
  view: EventView | null;
  event: number | null;
}

const parameters: ListParameters<EventAddress> = {
  view: choiceParameter<EventView | null>(views, null),
  event: idParameter,
};

const readRememberedView = (): EventView =>
  views.find((view) => view === storage.get("trainingsActiveTab")) ?? "upcoming";

export function useEventAddress(isAdmin: boolean) {
  const [address, set] = useListState(parameters);
  const [remembered] = useState(readRememberedView);
  const view = address.view ?? remembered;
  return {
    view: view === "table" && !isAdmin ? "upcoming" : view,
    event: address.event,
    setView: useCallback(
      (chosen: EventView) => {
        storage.set("trainingsActiveTab", chosen);
        set({ view: chosen });
      },
      [set],
    ),
    open: useCallback((event: number) => set({ event }, { push: true }), [set]),
    close: useCallback(() => set({ event: null }), [set]),
  };
}
