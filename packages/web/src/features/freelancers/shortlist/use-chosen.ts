import { shortlistMax } from "@linkedpotential/contract/freelancers/limits";
import { useCallback } from "react";
import {
  choiceParameter,
  idParameter,
  type ListParameters,
  type Parameter,
  useListState,
} from "../../../lib/navigation/use-list-state.ts";

interface Chosen {
  /** Ids of the chosen freelancers. They need not be on the shortlist any more. */
  chosen: readonly number[];
  /** Whether the chosen freelancers are shown side by side instead of the list. */
  comparison: "on" | "";
}

const idsParameter: Parameter<readonly number[]> = {
  read: (text) => {
    const ids = (text ?? "").split(",").flatMap((part) => idParameter.read(part) ?? []);
    return [...new Set(ids)].slice(0, shortlistMax);
  },
  write: (ids) => ids.join(",") || null,
};

const parameters: ListParameters<Chosen> = {
  chosen: idsParameter,
  comparison: choiceParameter<Chosen["comparison"]>(["on"], ""),
};

/** Returns the choice of freelancers on the shortlist, which the address keeps, and whether they are compared. */
export function useChosen() {
  const [{ chosen, comparison }, set] = useListState(parameters);
  return {
    chosen,
    isComparing: comparison === "on",
    // Render at once, so that a second press finds the first one, and the checkbox does not flicker.
    choose: (id: number, isChosen: boolean) =>
      set({ chosen: isChosen ? [...chosen, id] : chosen.filter((one) => one !== id) }, { isUrgent: true }),
    clear: () => set({ chosen: [] }),
    compare: useCallback((isOn: boolean) => set({ comparison: isOn ? "on" : "" }, { push: true }), [set]),
  };
}
