import { userSearchMax } from "@linkedpotential/contract/admin/limits";
import type { ListedUser } from "@linkedpotential/contract/admin/schema";
import { useCallback, useState } from "react";
import { type ListParameters, textParameter, useListState } from "../../../lib/navigation/use-list-state.ts";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { useTypedText } from "../../../lib/use-typed-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { AdminList } from "../admin-list.tsx";
import { useDeleteUser, usersQuery } from "../api.ts";
import { UserTable } from "./user-table.tsx";

const DeleteManyDialog = lazyDialog(
  async () => (await import("./delete-many-dialog.tsx")).DeleteManyDialog,
  ({ onClose }) => onClose(),
);

const parameters: ListParameters<{ search: string }> = { search: textParameter(userSearchMax) };

export function Users() {
  const { users: texts, many } = useTexts("admin");
  const [{ search }, set] = useListState(parameters);
  const [typed, setTyped] = useTypedText(
    search,
    useCallback((text: string) => set({ search: text }), [set]),
  );
  const [deleting, setDeleting] = useState<ListedUser | null>(null);
  const [isDeletingMany, setDeletingMany] = useState(false);
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          label={texts.search}
          clearLabel={texts.clear}
          value={typed}
          onChange={setTyped}
          maxLength={userSearchMax}
          className="w-full sm:w-80"
        />
        <Button className="sm:ml-auto" onPress={() => setDeletingMany(true)}>
          {many.open}
        </Button>
      </div>
      <AdminList query={usersQuery(search.trim())} empty={{ title: texts.empty, description: texts.emptyDescription }}>
        {(users, rows) => <UserTable users={users} rows={rows} onDelete={setDeleting} />}
      </AdminList>
      {deleting && <DeleteQuestion user={deleting} onClose={() => setDeleting(null)} />}
      {isDeletingMany && <DeleteManyDialog onClose={() => setDeletingMany(false)} />}
    </section>
  );
}

function DeleteQuestion({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const { users: texts } = useTexts("admin");
  const { cancel } = useTexts("common");
  const remove = useDeleteUser();
  return (
    <ConfirmDialog
      isOpen
      title={texts.deleteTitle}
      description={texts.deleteDescription(user.name, user.email)}
      confirmLabel={texts.delete}
      cancelLabel={cancel}
      isPending={remove.isPending}
      onConfirm={() => void remove.runAsync(user).then(onClose, onClose)}
      onClose={onClose}
    />
  );
}
