import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useOpenDialog } from "../../../lib/rendering/dialog-host.tsx";
import { useUser } from "../../../lib/session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useDeleteLiveTraining } from "./admin-api.ts";
import { EventFormDialog } from "./admin-bar.tsx";

export function AdminActions({ event }: { event: LiveTraining }) {
  const { admin } = useTexts("live-trainings");
  const { cancel } = useTexts("common");
  const { isAdmin } = useUser();
  const openDialog = useOpenDialog();
  const [isConfirming, setConfirming] = useState(false);
  const remove = useDeleteLiveTraining();
  if (!isAdmin) return null;
  return (
    <div className="flex flex-wrap gap-2 border-line border-t pt-3">
      <Button
        size="sm"
        aria-label={admin.editOf(event.title)}
        onPress={() => openDialog((close) => <EventFormDialog event={event} onClose={close} />)}
      >
        <Pencil size={14} aria-hidden />
        {admin.edit}
      </Button>
      <Button size="sm" aria-label={admin.deleteOf(event.title)} onPress={() => setConfirming(true)}>
        <Trash2 size={14} aria-hidden />
        {admin.delete}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        title={admin.confirmDelete}
        description={admin.confirmDeleteHint(event.title, event.currentParticipants)}
        confirmLabel={admin.delete}
        cancelLabel={cancel}
        isPending={remove.isPending}
        onConfirm={() => {
          remove.run(event);
          setConfirming(false);
        }}
        onClose={() => setConfirming(false)}
      />
    </div>
  );
}
