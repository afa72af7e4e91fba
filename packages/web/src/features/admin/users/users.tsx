import { messageWays } from "@linkedpotential/contract/accounts/message-ways";
import { userSearchMax } from "@linkedpotential/contract/admin/limits";
import type { ListedUser } from "@linkedpotential/contract/admin/schema";
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
import { EmptyHits } from "./empty-hits.tsx";
import type { SelectedAction } from "./selected-action.ts";
import { isSearch, sortingsOf, userParameters } from "./user-address.ts";
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
const MessageManyDialog = lazyDialog(
  async () => (await import("./selected/message-many-dialog.tsx")).MessageManyDialog,
  ({ onClose }) => onClose(),
  "admin-account",
  "admin-message",
  "problems",
);
const PremiumManyDialog = lazyDialog(
  async () => (await import("./selected/premium-many-dialog.tsx")).PremiumManyDialog,
  ({ onClose }) => onClose(),
  "admin-account",
  "problems",
);

interface Selected {
  action: SelectedAction;
  users: readonly ListedUser[];
}

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
  const [selected, setSelected] = useState<Selected | null>(null);
  const searchFor = (search: string) => {
    setTyped(search);
    set({ search }, { push: true });
  };
  const sortings = sortingsOf(view);
  const closeSelected = () => setSelected(null);
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
        {sortings.length === 0 ? (
          <p className="min-w-0 flex-1 text-ink-muted text-sm">
            {isSearch(view) ? texts.sortedHits : texts.sortedBySignIn}
          </p>
        ) : (
          <Select
            aria-label={texts.sort}
            choices={sortings.map((id) => ({ id, label: texts.sortings[id] }))}
            value={sortings.includes(view.sort) ? view.sort : "newest"}
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
        empty={{
          title: texts.empty,
          description: isSearch(view) ? <EmptyHits view={view} onSearch={searchFor} /> : texts.emptyFilter,
        }}
      >
        {(_users, rows) => (
          <UserList
            view={view}
            rows={rows}
            onDelete={setDeleting}
            onSelected={(action, users) =>
              action === "delete"
                ? setAddresses(users.map(({ email }) => email).join("\n"))
                : setSelected({ action, users })
            }
          />
        )}
      </AdminList>
      {deleting && (
        <DeleteDialog account={{ ...deleting, isMailed: isMailed(deleting) }} onClose={() => setDeleting(null)} />
      )}
      {addresses !== null && <DeleteManyDialog addresses={addresses} onClose={() => setAddresses(null)} />}
      {selected?.action === "message" && <MessageManyDialog users={selected.users} onClose={closeSelected} />}
      {selected?.action === "premium" && <PremiumManyDialog users={selected.users} onClose={closeSelected} />}
    </section>
  );
}

const isMailed = ({ mailBounced, ...user }: ListedUser): boolean =>
  messageWays({ ...user, isBounced: mailBounced }).isMailed;
