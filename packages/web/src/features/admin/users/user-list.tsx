import type { ListedUser } from "@linkedpotential/contract/admin/schema";
import { usePages } from "../../../lib/api/use-pages.ts";
import { usersQuery } from "../api.ts";
import { SelectAllHits } from "./select-all-hits.tsx";
import type { SelectedAction } from "./selected-action.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { useSelection } from "./use-selection.ts";
import type { UserView } from "./user-address.ts";
import { UserFile } from "./user-file.tsx";
import { UserTable } from "./user-table.tsx";
import { UserTotal } from "./user-total.tsx";

interface UserListProps {
  view: UserView;
  rows: (element: HTMLElement | null) => void;
  onDelete: (user: ListedUser) => void;
  onSelected: (action: SelectedAction, users: readonly ListedUser[]) => void;
}

/** Total, table and selection of the accounts. */
export function UserList({ view, rows, onDelete, onSelected }: UserListProps) {
  const { items: users, more } = usePages(usersQuery(view));
  const { selected, select, selectShown, clear, all } = useSelection(view, users);
  const ids = new Set(selected.map(({ id }) => id));
  const isOffered = more.hasNextPage && !all.isSelected && users.every(({ id }) => ids.has(id));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <UserTotal view={view} />
        <UserFile view={view} />
      </div>
      <div className="card overflow-clip">
        <UserTable
          users={users}
          selection={{ ids, select, selectAll: selectShown }}
          rows={rows}
          onDelete={onDelete}
          onSelected={onSelected}
        />
        {selected.length > 0 && (
          <SelectionBar
            users={selected}
            onClear={clear}
            onMessage={() => onSelected("message", selected)}
            onPremium={() => onSelected("premium", selected)}
            onDelete={() => onSelected("delete", selected)}
          >
            {isOffered && <SelectAllHits view={view} all={all} />}
          </SelectionBar>
        )}
      </div>
    </>
  );
}
