import { cutCharacters } from "@linkedpotential/contract/characters";
import type { Post } from "@linkedpotential/contract/community/schema";
import { searchTextMax } from "@linkedpotential/contract/freelancers/limits";
import { activityAreas } from "@linkedpotential/contract/profile/activity-areas";

/**
 * Returns the address of a search for freelancers with the skills that a project looks for. The search keeps the project
 * for the requests that the user sends from it.
 */
export function projectSearch({ id, title, lookingFor }: Post): string {
  const wanted = cutCharacters((lookingFor ?? [title]).join(" "), searchTextMax);
  return new URLSearchParams({ tab: "crm", project: String(id), search: wanted }).toString();
}

/** Returns the address of a search for freelancers with an area of activity. */
export function areaSearch(area: string): string {
  const isListed = activityAreas.some((one) => one === area);
  return new URLSearchParams({ tab: "crm", ...(area && { [isListed ? "area" : "search"]: area }) }).toString();
}
