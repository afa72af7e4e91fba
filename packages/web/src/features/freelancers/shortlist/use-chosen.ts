import { shortlistMax } from "@linkedpotential/contract/freelancers/limits";
import { useCallback } from "react";
import {
  choiceParameter,
  idParameter,
  type ListParameters,
  type Parameter,
  useListState,
} from "../../../lib/navigation/use-list-state.ts";
import { useFreelancerAddress } from "../use-freelancer-address.ts";

interface Chosen {
  /** Ids of the chosen freelancers of the shortlist. They need not be on it any more. */
  chosen: readonly number[];
  /** Whether the chosen freelancers are shown side by side instead of the list. */
  comparison: "on" | "";
  /** Ids of the chosen candidates of a project. */
  candidates: readonly number[];
  /** Whether the chosen candidates are shown side by side. */
  compared: "on" | "";
}

const idsParameter: Parameter<readonly number[]> = {
  read: (text) => {
    const ids = (text ?? "").split(",").flatMap((part) => idParameter.read(part) ?? []);
    return [...new Set(ids)].slice(0, shortlistMax);
  },
  write: (ids) => ids.join(",") || null,
};

const isOn = choiceParameter<"on" | "">(["on"], "");
const parameters: ListParameters<Chosen> = {
  ...{ chosen: idsParameter, comparison: isOn },
  ...{ candidates: idsParameter, compared: isOn },
};

/**
 * Returns the choice of freelancers on the shortlist, or of the candidates of the project whose candidates are open, and
 * whether they are compared. The address keeps both.
 */
export function useChosen() {
  const [state, set] = useListState(parameters);
  const { view, requests } = useFreelancerAddress();
  const [list, comparison] = view === "projects" && requests !== null ? ofProject : ofShortlist;
  const chosen = state[list];
  return {
    chosen,
    isComparing: state[comparison] === "on",
    // Render at once, so that a second press finds the first one, and the checkbox does not flicker.
    choose: (id: number, isChosen: boolean) =>
      set({ [list]: isChosen ? [...chosen, id] : chosen.filter((one) => one !== id) }, { isUrgent: true }),
    clear: () => set({ [list]: [] }),
    compare: useCallback(
      (isShown: boolean) => set({ [comparison]: isShown ? "on" : "" }, { push: true }),
      [comparison, set],
    ),
  };
}

const ofShortlist = ["chosen", "comparison"] as const;
const ofProject = ["candidates", "compared"] as const;
