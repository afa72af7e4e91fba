import { useQuery } from "@tanstack/react-query";
import { findCalendar, knownCalendar } from "./calendar.ts";

/** Returns the address of the calendar for strategy calls: null without one, undefined until it is known. */
export function useCalendar(): string | null | undefined {
  const { data } = useQuery({
    queryKey: ["strategy-call"],
    queryFn: findCalendar,
    initialData: knownCalendar,
    // Call `findCalendar` on every mount. It caches its answer, and tries again after a failure.
    staleTime: 0,
  });
  return data;
}
