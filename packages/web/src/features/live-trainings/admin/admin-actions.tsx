import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { DialogPortal } from "../../../lib/rendering/dialog-portal.tsx";
import { useUser } from "../../../lib/session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useDeleteLiveTraining } from "./admin-api.ts";
import { EventFormDialog } from "./admin-bar.tsx";

/** The admin's actions on an event. Renders nothing for everybody else (D7). */
export function AdminActions({ event }: { event: LiveTraining }) {
  const { admin } = useTexts("live-trainings");
  const { cancel } = useTexts("common");
  const { isAdmin } = useUser();
  const [opened, setOpened] = useState<"edit" | "delete" | null>(null);
  const remove = useDeleteLiveTraining();
  if (!isAdmin) return null;
  const close = () => setOpened(null);
  return (
    <div className="flex flex-wrap gap-2 border-line border-t pt-3">
      <Button size="sm" aria-label={admin.editOf(event.title)} onPress={() => setOpened("edit")}>
        <Pencil size={14} aria-hidden />
        {admin.edit}
      </Button>
      <Button size="sm" aria-label={admin.deleteOf(event.title)} onPress={() => setOpened("delete")}>
        <Trash2 size={14} aria-hidden />
        {admin.delete}
      </Button>
      {opened === "edit" && (
        <DialogPortal onClose={close}>{(end) => <EventFormDialog event={event} onClose={end} />}</DialogPortal>
      )}
      <ConfirmDialog
        isOpen={opened === "delete"}
        title={admin.confirmDelete}
        description={admin.confirmDeleteHint(event.title, event.currentParticipants)}
        confirmLabel={admin.delete}
        cancelLabel={cancel}
        isPending={remove.isPending}
        onConfirm={() => {
          remove.run(event);
          close();
        }}
        onClose={close}
      />
    </div>
  );
}
