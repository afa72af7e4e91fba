import type { ListedUser } from "@linkedpotential/contract/admin/schema";
import { useState } from "react";
import { usePages } from "../../../lib/api/use-pages.ts";
import { usersQuery } from "../api.ts";
import { SelectionBar } from "./selection-bar.tsx";
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

/** Action on all selected accounts. */
export type SelectedAction = "message" | "premium" | "delete";

/** Total, table and selection of the loaded accounts. Accounts that leave the list are no longer selected. */
export function UserList({ view, rows, onDelete, onSelected }: UserListProps) {
  const pages = usePages(usersQuery(view));
  const { items: users } = pages;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const selected = users.filter(({ id }) => chosen.has(id));
  const select = (id: number, isSelected: boolean) =>
    setChosen((before) => (isSelected ? new Set(before).add(id) : new Set([...before].filter((one) => one !== id))));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <UserTotal view={view} pages={pages} />
        <UserFile view={view} />
      </div>
      <div className="card overflow-clip">
        <UserTable
          users={users}
          selection={{
            ids: new Set(selected.map(({ id }) => id)),
            select,
            selectAll: (isSelected) => setChosen(new Set(isSelected ? users.map(({ id }) => id) : [])),
          }}
          rows={rows}
          onDelete={onDelete}
        />
        {selected.length > 0 && (
          <SelectionBar
            users={selected}
            onClear={() => setChosen(new Set())}
            onMessage={() => onSelected("message", selected)}
            onPremium={() => onSelected("premium", selected)}
            onDelete={() => onSelected("delete", selected)}
          />
        )}
      </div>
    </>
  );
}
