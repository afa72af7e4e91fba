import { toast } from "../../../lib/toast.ts";
import { useTexts } from "../../../texts/texts.ts";
import { useAllPages } from "./use-all-pages.ts";
import { useSaveUsers } from "./use-save-users.ts";
import type { UserView } from "./user-address.ts";

/** Maximum number of accounts in a file. The pages of a search of this size stay below the limit of searches per hour. */
export const savedUsersMax = 10_000;

/** Saves all accounts of a list as CSV. */
export function useUsersFile(view: UserView) {
  const { file: texts } = useTexts("admin").users;
  const saveUsers = useSaveUsers();
  const { loaded, read, cancel } = useAllPages(view, "file", savedUsersMax, texts.failed);
  const save = async () => {
    const all = await read();
    if (!all) return;
    const { users, isCut } = all;
    saveUsers(users);
    const description = isCut ? texts.isCut(users.length) : undefined;
    toast({ tone: "success", title: texts.saved(users.length), ...(description && { description }) });
  };
  return { loaded, save: () => void save(), cancel };
}
