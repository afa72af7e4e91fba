import type { ListedUser } from "@linkedpotential/contract/admin/schema";
import { infiniteQueryOptions, isCancelledError } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { queryClient } from "../../../lib/api/query-client.ts";
import { toast } from "../../../lib/toast.ts";
import { errorText } from "../../../texts/error-text.ts";
import { usersQuery } from "../api.ts";
import type { UserView } from "./user-address.ts";

type Purpose = "file" | "selection";

interface AllUsers {
  users: readonly ListedUser[];
  /** Whether the list continues after these accounts. */
  isCut: boolean;
}

/**
 * Returns a function that reads the accounts of all pages of a list, at most `max`. It returns undefined when reading
 * fails or stops. `loaded` is the number of accounts that were read so far, and null while nothing is read. Reading stops
 * when the list changes or is no longer shown.
 */
export function useAllPages(view: UserView, purpose: Purpose, max: number, failed: string) {
  const [loaded, setLoaded] = useState<number | null>(null);
  const [path] = usersQuery(view).queryKey;
  const cancel = useCallback(
    () => void queryClient.cancelQueries({ queryKey: [path, "pages", purpose] }),
    [path, purpose],
  );
  useEffect(() => cancel, [cancel]);
  const read = async (): Promise<AllUsers | undefined> => {
    setLoaded(0);
    try {
      const query = allPagesQuery(view, purpose, max, setLoaded);
      const { pages } = await queryClient.fetchInfiniteQuery({ ...query, staleTime: 0, pages: max });
      const all = pages.flatMap(({ items }) => items);
      return { users: all.slice(0, max), isCut: all.length > max || pages.at(-1)?.next !== null };
    } catch (error) {
      if (!isCancelledError(error)) toast({ tone: "error", title: failed, description: errorText(error) });
      return undefined;
    } finally {
      setLoaded(null);
    }
  };
  return { loaded, read, cancel };
}

/**
 * Returns the query of all pages of a list, until it has read `max` accounts. Calls `onLoaded` with the number of
 * accounts after each page.
 */
export function allPagesQuery(
  view: UserView,
  purpose: Purpose,
  max: number,
  onLoaded: (count: number) => void = () => undefined,
) {
  const { queryKey, queryFn, initialPageParam, staleTime } = usersQuery(view);
  // infiniteQueryOptions declares the function as optional, although it was passed.
  const read = queryFn as NonNullable<typeof queryFn>;
  let loaded = 0;
  return infiniteQueryOptions({
    queryKey: [...queryKey, purpose],
    queryFn: async (context) => {
      const page = await read(context);
      loaded += page.items.length;
      onLoaded(loaded);
      return page;
    },
    getNextPageParam: ({ next }, pages) => (pages.flatMap(({ items }) => items).length < max ? next : null),
    ...{ initialPageParam, staleTime, gcTime: 0 },
  });
}
