import type { ListedUser } from "@linkedpotential/contract/admin/schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { usersQuery } from "../api.ts";
import { allPagesQuery, useAllPages } from "./use-all-pages.ts";
import type { UserView } from "./user-address.ts";

/** Maximum number of accounts that are selected at once, and to which messages and Premium go. */
export const selectedMax = 1000;

/**
 * Returns the selection among the shown accounts, or among all accounts of the list after `all.select`. Accounts that
 * leave the list are no longer selected.
 */
export function useSelection(view: UserView, shown: readonly ListedUser[]) {
  const { selection: texts } = useTexts("admin").users;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  /** Path of the list of which all accounts were selected. */
  const [completePath, setCompletePath] = useState<string>();
  const [path] = usersQuery(view).queryKey;
  const isComplete = completePath === path;
  // Keeps the accounts current while they are selected, as the shown pages are.
  const { data } = useInfiniteQuery({ ...allPagesQuery(view, "selection", selectedMax), enabled: isComplete });
  const { loaded, read, cancel } = useAllPages(view, "selection", selectedMax, texts.allFailed);
  const all = isComplete ? data?.pages.flatMap(({ items }) => items) : undefined;
  const choose = (users: readonly ListedUser[]) => setChosen(new Set(users.map(({ id }) => id)));
  const chooseAll = async () => {
    const complete = await read();
    if (!complete) return;
    choose(complete.users);
    setCompletePath(path);
  };
  return {
    selected: (all ?? shown).filter(({ id }) => chosen.has(id)),
    select: (id: number, isSelected: boolean) =>
      setChosen((before) => (isSelected ? new Set(before).add(id) : new Set([...before].filter((one) => one !== id)))),
    selectShown: (isSelected: boolean) => {
      clear();
      if (isSelected) choose(shown);
    },
    clear,
    all: { loaded, isSelected: all !== undefined, select: () => void chooseAll(), cancel },
  };
  function clear(): void {
    setChosen(new Set());
    setCompletePath(undefined);
  }
}
