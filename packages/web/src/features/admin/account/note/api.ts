import type { Account } from "@linkedpotential/contract/accounts/schema";
import { useAction } from "../../../../lib/action/use-action.ts";
import { queryClient } from "../../../../lib/api/query-client.ts";
import { accountQuery } from "../api.ts";

interface NoteValues {
  /** Revision of the note that the admin has seen. */
  revision: number;
  text: string;
}

export const useSaveNote = ({ id }: Account) =>
  useAction("accounts/save-note", (body: NoteValues) => ({ params: { accountId: String(id) }, body }), {
    isForm: true,
    onDone: (note) =>
      void queryClient.setQueryData<Account>(accountQuery(id).queryKey, (account) => account && { ...account, note }),
    // Another admin may have changed the note. The form then shows it, and a retry replaces it.
    onFailed: () => void queryClient.invalidateQueries(accountQuery(id)),
    toasts: { area: "admin-account", done: ({ note }, { text }) => (text ? note.saved : note.removedDone) },
  });
