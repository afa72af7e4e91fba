import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { Copy, Ellipsis, Pencil, Trash2, Users } from "lucide-react";
import { useState } from "react";
import { useOpenDialog } from "../../../../lib/rendering/dialog-host.tsx";
import { useTexts } from "../../../../texts/texts.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { LazyMenu } from "../../../../ui/lazy-menu.tsx";
import { DeleteQuestion } from "../delete-question.tsx";
import { EventFormDialog } from "../lazy-event-form.tsx";
import { useParticipantsAddress } from "../use-participants-address.ts";

/** Menu with all actions on an event. */
export function EventMenu({ event }: { event: LiveTraining }) {
  const { admin } = useTexts("live-trainings");
  const { table } = useTexts("event-admin");
  const openDialog = useOpenDialog();
  const { open } = useParticipantsAddress();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <LazyMenu
        trigger={<IconButton label={table.actionsOf(event.title)} icon={<Ellipsis size={18} />} />}
        actions={[
          {
            id: "participants",
            label: admin.participants,
            icon: <Users size={16} />,
            onAction: () => open(event.id),
          },
          {
            id: "edit",
            label: admin.edit,
            icon: <Pencil size={16} />,
            onAction: () => openDialog((close) => <EventFormDialog event={event} onClose={close} />),
          },
          {
            id: "copy",
            label: admin.copy,
            icon: <Copy size={16} />,
            onAction: () => openDialog((close) => <EventFormDialog copyOf={event} onClose={close} />),
          },
          {
            id: "delete",
            label: admin.delete,
            icon: <Trash2 size={16} />,
            tone: "danger",
            startsGroup: true,
            onAction: () => setDeleting(true),
          },
        ]}
      />
      <DeleteQuestion event={event} isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </>
  );
}
