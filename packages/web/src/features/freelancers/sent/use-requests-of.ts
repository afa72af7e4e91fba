import type { FreelancerProfile } from "@linkedpotential/contract/freelancers/schema";
import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { byState, type ListedRequest, lastActivityOf, personOf } from "./listed-request.ts";
import { useListedRequests } from "./use-listed-requests.ts";
import { useNameOf, withName } from "./use-name-of.ts";

/** Returns the loaded requests between the company and a freelancer, of both kinds, the furthest first. */
export const useRequestsOf = (userId: number): ListedRequest[] =>
  useListedRequests()
    .items.filter((one) => personOf(one).userId === userId)
    .sort(byState);

/**
 * Returns the requests of a profile, the furthest first. A request in the list of requests replaces the one that came
 * with the profile unless it is older.
 */
export function useCurrentRequests({ id, requests }: Pick<FreelancerProfile, "id" | "requests">): SentProjectRequest[] {
  const listed = useRequestsOf(id);
  const nameOf = useNameOf(requests);
  const current = requests.map((request) => {
    const same = listed.find((one) => one.request.id === request.id);
    return same?.kind === "sent" && lastActivityOf(same) >= lastActivityOf({ request })
      ? same.request
      : withName(request, nameOf);
  });
  return current.sort((request, other) => byState({ request }, { request: other }));
}
