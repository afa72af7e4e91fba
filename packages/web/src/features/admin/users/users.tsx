import { userSearchMax } from "@linkedpotential/contract/admin/limits";
import type { ListedUser } from "@linkedpotential/contract/admin/schema";
import { userSortings } from "@linkedpotential/contract/admin/user-filters";
import { useCallback, useState } from "react";
import { useListState } from "../../../lib/navigation/use-list-state.ts";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { useTypedText } from "../../../lib/use-typed-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Select } from "../../../ui/select.tsx";
import { AdminList } from "../admin-list.tsx";
import { usersQuery } from "../api.ts";
import { isSearch, userParameters } from "./user-address.ts";
import { UserFilterBar } from "./user-filter-bar.tsx";
import { UserList } from "./user-list.tsx";

const DeleteDialog = lazyDialog(
  async () => (await import("../account/delete-dialog.tsx")).DeleteDialog,
  ({ onClose }) => onClose(),
  "admin-account",
  "problems",
);
const DeleteManyDialog = lazyDialog(
  async () => (await import("./delete-many-dialog.tsx")).DeleteManyDialog,
  ({ onClose }) => onClose(),
);

export function Users() {
  const { users: texts, many } = useTexts("admin");
  const [view, set] = useListState(userParameters);
  const [typed, setTyped] = useTypedText(
    view.search,
    useCallback((text: string) => set({ search: text }), [set]),
  );
  const [deleting, setDeleting] = useState<ListedUser | null>(null);
  /** Addresses that the dialog starts with. Null while it is closed. */
  const [addresses, setAddresses] = useState<string | null>(null);
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3 sm:gap-x-3">
        <SearchField
          label={texts.search}
          clearLabel={texts.clear}
          value={typed}
          onChange={setTyped}
          maxLength={userSearchMax}
          className="w-full sm:w-64 md:w-80"
        />
        {isSearch(view) ? (
          <p className="min-w-0 flex-1 text-ink-muted text-sm">{texts.sortedHits}</p>
        ) : (
          <Select
            aria-label={texts.sort}
            choices={userSortings.map((id) => ({ id, label: texts.sortings[id] }))}
            value={view.sort}
            onChange={(sort) => set({ sort }, { push: true })}
            className="min-w-0 flex-1 basis-40 sm:w-56 sm:flex-none"
          />
        )}
        <Button variant="quiet" className="sm:ml-auto" onPress={() => setAddresses("")}>
          {many.open}
        </Button>
      </div>
      <UserFilterBar filters={view} onChange={(change) => set(change, { push: true })} />
      <AdminList
        query={usersQuery(view)}
        isFramed={false}
        empty={{ title: texts.empty, description: isSearch(view) ? texts.emptyDescription : texts.emptyFilter }}
      >
        {(_users, rows) => (
          <UserList
            view={view}
            rows={rows}
            onDelete={setDeleting}
            onDeleteMany={(users) => setAddresses(users.map(({ email }) => email).join("\n"))}
          />
        )}
      </AdminList>
      {deleting && <DeleteDialog account={deleting} onClose={() => setDeleting(null)} />}
      {addresses !== null && <DeleteManyDialog addresses={addresses} onClose={() => setAddresses(null)} />}
    </section>
  );
}
