import { adminPageSize } from "@linkedpotential/contract/admin/limits";
import { infiniteQueryOptions, isCancelledError } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { queryClient } from "../../../lib/api/query-client.ts";
import { toast } from "../../../lib/toast.ts";
import { errorText } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { usersQuery } from "../api.ts";
import { useSaveUsers } from "./use-save-users.ts";
import type { UserView } from "./user-address.ts";

/** Maximum number of accounts in a file. The pages of a search of this size stay below the limit of searches per hour. */
export const savedUsersMax = 10_000;
const pagesMax = savedUsersMax / adminPageSize;

/**
 * Saves all accounts of a list as CSV. `loaded` is the number of accounts that were read so far, and null while nothing
 * is read. Reading stops when the list changes or is no longer shown.
 */
export function useUsersFile(view: UserView) {
  const { file: texts } = useTexts("admin").users;
  const saveUsers = useSaveUsers();
  const [loaded, setLoaded] = useState<number | null>(null);
  const [path] = usersQuery(view).queryKey;
  const cancel = useCallback(() => void queryClient.cancelQueries({ queryKey: [path, "pages", "file"] }), [path]);
  useEffect(() => cancel, [cancel]);
  const save = async () => {
    setLoaded(0);
    try {
      const { pages } = await queryClient.fetchInfiniteQuery({ ...fileQuery(view, setLoaded), pages: pagesMax });
      const all = pages.flatMap(({ items }) => items);
      const users = all.slice(0, savedUsersMax);
      const isCut = all.length > savedUsersMax || pages.at(-1)?.next !== null;
      saveUsers(users);
      const description = isCut ? texts.isCut(users.length) : undefined;
      toast({ tone: "success", title: texts.saved(users.length), ...(description && { description }) });
    } catch (error) {
      if (!isCancelledError(error)) toast({ tone: "error", title: texts.failed, description: errorText(error) });
    } finally {
      setLoaded(null);
    }
  };
  return { loaded, save: () => void save(), cancel };
}

/** Returns the query of all pages of a list. Calls `onLoaded` with the number of accounts after each page. */
function fileQuery(view: UserView, onLoaded: (count: number) => void) {
  const { queryKey, queryFn, initialPageParam, getNextPageParam } = usersQuery(view);
  // infiniteQueryOptions declares the function as optional, although it was passed.
  const read = queryFn as NonNullable<typeof queryFn>;
  let loaded = 0;
  return infiniteQueryOptions({
    queryKey: [...queryKey, "file"],
    queryFn: async (context) => {
      const page = await read(context);
      loaded += page.items.length;
      onLoaded(loaded);
      return page;
    },
    ...{ initialPageParam, getNextPageParam, staleTime: 0, gcTime: 0 },
  });
}
