import { leadPriorityClasses, leadSources, leadTemperatures } from "@linkedpotential/contract/leads/choices";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { leadStatuses } from "@linkedpotential/contract/leads/statuses";
import type { Texts } from "../../../../texts/areas.ts";
import type { Choice } from "../../../../ui/option.tsx";
import { filterStatuses, type StatusFilter } from "../list-parameters.ts";
import { type FilterName, followUpStates } from "./lead-filters.ts";

type LeadTexts = Texts["leads"];

/** Returns the choices of a filter with their labels. Tags are those of the leads, sorted. */
export function filterChoices(name: FilterName, texts: LeadTexts, leads: readonly LeadRow[]): Choice[] {
  switch (name) {
    case "statuses":
      return leadStatuses.map((id) => ({ id, label: texts.statuses[id] }));
    case "source":
      return leadSources.map((id) => ({ id, label: texts.source(id) }));
    case "temperature":
      return leadTemperatures.map((id) => ({ id, label: texts.temperatures[id] }));
    case "class":
      return leadPriorityClasses.map((id) => ({ id, label: texts.priorityClass(id) }));
    case "followUp":
      return followUpStates.map((id) => ({ id, label: texts.filters.followUpStates[id] }));
    case "tag":
      return tagsOf(leads).map((id) => ({ id, label: id }));
  }
}

/** Returns the specified entries of the status filter. */
export const statusChoices = ({ filter, statuses }: LeadTexts): Choice<StatusFilter>[] => [
  { id: "all", label: filter.all },
  ...filterStatuses.map((id) => ({ id, label: statuses[id] })),
];

/** Returns the tags of the leads, sorted, each once. */
export const tagsOf = (leads: readonly LeadRow[]): string[] =>
  [...new Set(leads.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b, "de"));
