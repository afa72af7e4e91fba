import type { FreelancerProfile } from "@linkedpotential/contract/freelancers/schema";
import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { byActivity, type ListedRequest, lastActivityOf, personOf } from "./listed-request.ts";
import { useListedRequests } from "./use-listed-requests.ts";

/** Returns the loaded requests between the company and a freelancer, of both kinds, the most recently active first. */
export const useRequestsOf = (userId: number): ListedRequest[] =>
  useListedRequests()
    .items.filter((one) => personOf(one).userId === userId)
    .sort(byActivity);

/**
 * Returns the requests of a profile, the most recently active first. A request in the list of requests replaces the one
 * that came with the profile unless it is older.
 */
export function useCurrentRequests({ id, requests }: Pick<FreelancerProfile, "id" | "requests">): SentProjectRequest[] {
  const listed = useRequestsOf(id);
  const current = requests.map((request) => {
    const same = listed.find((one) => one.request.id === request.id);
    return same?.kind === "sent" && lastActivityOf(same) >= lastActivityOf({ request }) ? same.request : request;
  });
  return current.sort((request, other) => byActivity({ request }, { request: other }));
}
