import { useCallback, useState } from "react";
import {
  choiceParameter,
  idParameter,
  type ListParameters,
  useListState,
} from "../../lib/navigation/use-list-state.ts";
import { storage } from "../../lib/storage/storage.ts";

const views = ["upcoming", "past"] as const;
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

export function useEventAddress() {
  const [address, set] = useListState(parameters);
  const [remembered] = useState(readRememberedView);
  return {
    view: address.view ?? remembered,
    event: address.event,
    setView: useCallback(
      (view: EventView) => {
        storage.set("trainingsActiveTab", view);
        set({ view });
      },
      [set],
    ),
    open: useCallback((event: number) => set({ event }, { push: true }), [set]),
    close: useCallback(() => set({ event: null }), [set]),
  };
}
