import { codeNoteMax } from "@linkedpotential/contract/admin/limits";
import type { RegistrationCode } from "@linkedpotential/contract/admin/schema";
import { Plus } from "lucide-react";
import { useCallback, useState } from "react";
import { type ListParameters, textParameter, useListState } from "../../../lib/navigation/use-list-state.ts";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { useTypedText } from "../../../lib/use-typed-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { AdminList } from "../admin-list.tsx";
import { codesQuery, useRevokeCode } from "../api.ts";
import { type CodeAction, CodeTable } from "./code-table.tsx";
import { codeText } from "./code-text.ts";

const CodeFormDialog = lazyDialog(
  async () => (await import("./code-form-dialog.tsx")).CodeFormDialog,
  ({ onClose }) => onClose(),
);
const CodeNoteDialog = lazyDialog(
  async () => (await import("./code-note-dialog.tsx")).CodeNoteDialog,
  ({ onClose }) => onClose(),
);
const CodeUsesDialog = lazyDialog(
  async () => (await import("./code-uses-dialog.tsx")).CodeUsesDialog,
  ({ onClose }) => onClose(),
);

const parameters: ListParameters<{ note: string }> = { note: textParameter(codeNoteMax) };

type Opened = { action: "create" } | { action: CodeAction; code: RegistrationCode };

export function Codes() {
  const { codes: texts } = useTexts("admin");
  const [{ note }, set] = useListState(parameters);
  const [typed, setTyped] = useTypedText(
    note,
    useCallback((text: string) => set({ note: text }), [set]),
  );
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const search = note.trim();
  const empty = search
    ? { title: texts.notFound, description: texts.notFoundHint }
    : { title: texts.empty, description: texts.emptyDescription };
  return (
    <section className="flex flex-col gap-4">
      <p className="text-ink-muted text-sm">{texts.about}</p>
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          label={texts.search}
          clearLabel={texts.clear}
          value={typed}
          onChange={setTyped}
          maxLength={codeNoteMax}
          className="w-full sm:w-80"
        />
        <Button variant="primary" className="sm:ml-auto" onPress={() => setOpened({ action: "create" })}>
          <Plus size={16} aria-hidden />
          {texts.create}
        </Button>
      </div>
      <AdminList query={codesQuery(search)} empty={empty}>
        {(codes, rows) => (
          <CodeTable codes={codes} rows={rows} onAction={(action, code) => setOpened({ action, code })} />
        )}
      </AdminList>
      {opened && <OpenDialog opened={opened} onClose={close} />}
    </section>
  );
}

function OpenDialog({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  switch (opened.action) {
    case "create":
      return <CodeFormDialog onClose={onClose} />;
    case "note":
      return <CodeNoteDialog code={opened.code} onClose={onClose} />;
    case "uses":
      return <CodeUsesDialog code={opened.code} onClose={onClose} />;
    case "revoke":
      return <RevokeQuestion code={opened.code} onClose={onClose} />;
  }
}

function RevokeQuestion({ code, onClose }: { code: RegistrationCode; onClose: () => void }) {
  const { codes: texts } = useTexts("admin");
  const { cancel } = useTexts("common");
  const revoke = useRevokeCode();
  return (
    <ConfirmDialog
      isOpen
      title={texts.revokeTitle}
      description={texts.revokeDescription(codeText(code.code))}
      confirmLabel={texts.revoke}
      cancelLabel={cancel}
      isPending={revoke.isPending}
      onConfirm={() => void revoke.runAsync(code).then(onClose, onClose)}
      onClose={onClose}
    />
  );
}
