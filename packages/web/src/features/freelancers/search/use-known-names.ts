import { useInfiniteQuery } from "@tanstack/react-query";
import { freelancersQuery } from "../api.ts";
import { personOf } from "../sent/listed-request.ts";
import { useListedRequests } from "../sent/use-listed-requests.ts";
import { useShortlist } from "../shortlist/api.ts";
import { emptyFilter } from "./empty-filter.ts";

/** Returns the names of freelancers that the user has seen: in requests, on the shortlist and among all profiles. */
export function useKnownNames(): string[] {
  const { data } = useInfiniteQuery({ ...freelancersQuery(emptyFilter), enabled: false });
  const requests = useListedRequests().items.map(personOf);
  const people = (data?.pages ?? []).flatMap(({ items }) => items);
  return [...requests, ...useShortlist(), ...people].map(({ name }) => name);
}
