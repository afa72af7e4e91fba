import type { RegistrationCode } from "@linkedpotential/contract/admin/schema";
import { Plus } from "lucide-react";
import { useState } from "react";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { AdminList } from "../admin-list.tsx";
import { codesQuery, useRevokeCode } from "../api.ts";
import { CodeTable } from "./code-table.tsx";

const CodeFormDialog = lazyDialog(
  async () => (await import("./code-form-dialog.tsx")).CodeFormDialog,
  ({ onClose }) => onClose(),
);

export function Codes() {
  const { codes: texts } = useTexts("admin");
  const [isCreating, setCreating] = useState(false);
  const [revoking, setRevoking] = useState<RegistrationCode | null>(null);
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-muted text-sm">{texts.about}</p>
        <Button variant="primary" onPress={() => setCreating(true)}>
          <Plus size={16} aria-hidden />
          {texts.create}
        </Button>
      </div>
      <AdminList query={codesQuery} empty={{ title: texts.empty, description: texts.emptyDescription }}>
        {(codes, rows) => <CodeTable codes={codes} rows={rows} onRevoke={setRevoking} />}
      </AdminList>
      {isCreating && <CodeFormDialog onClose={() => setCreating(false)} />}
      {revoking && <RevokeQuestion code={revoking} onClose={() => setRevoking(null)} />}
    </section>
  );
}

function RevokeQuestion({ code, onClose }: { code: RegistrationCode; onClose: () => void }) {
  const { codes: texts } = useTexts("admin");
  const { cancel } = useTexts("common");
  const revoke = useRevokeCode();
  return (
    <ConfirmDialog
      isOpen
      title={texts.revokeTitle}
      description={texts.revokeDescription(code.code)}
      confirmLabel={texts.revoke}
      cancelLabel={cancel}
      isPending={revoke.isPending}
      onConfirm={() => void revoke.runAsync(code).then(onClose, onClose)}
      onClose={onClose}
    />
  );
}
