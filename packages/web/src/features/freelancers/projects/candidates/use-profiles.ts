import type { ListedFreelancer } from "@linkedpotential/contract/freelancers/schema";
import { useQueries } from "@tanstack/react-query";
import { freelancerQuery } from "../../api.ts";
import { useNamed } from "../../sent/use-name-of.ts";
import { useShortlist } from "../../shortlist/api.ts";

interface Profiles {
  /** Visible profiles in the order of the ids. */
  profiles: readonly ListedFreelancer[];
  isPending: boolean;
}

/** Reads the profiles of freelancers, each with the fullest known name and its entry on the shortlist. */
export function useProfiles(userIds: readonly number[]): Profiles {
  const reads = useQueries({ queries: userIds.map(freelancerQuery) });
  const entries = new Map(useShortlist().map(({ id, shortlistEntry }) => [id, shortlistEntry]));
  const named = useNamed();
  return {
    profiles: reads.flatMap(({ data }) => (data ? [{ ...named(data), shortlistEntry: entries.get(data.id) }] : [])),
    isPending: reads.some(({ isPending }) => isPending),
  };
}
