import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { Copy, Pencil, Trash2, Users } from "lucide-react";
import { useState } from "react";
import { useOpenDialog } from "../../../lib/rendering/dialog-host.tsx";
import { preloadOnIntent } from "../../../lib/rendering/lazy-dialog.tsx";
import { useUser } from "../../../lib/session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { DeleteQuestion } from "./delete-question.tsx";
import { EventFormDialog } from "./lazy-event-form.tsx";
import { ParticipantsDialog } from "./lazy-participants.tsx";
import { useParticipantsAddress } from "./use-participants-address.ts";

export function AdminActions({ event }: { event: LiveTraining }) {
  const { admin } = useTexts("live-trainings");
  const { isAdmin } = useUser();
  const openDialog = useOpenDialog();
  const { open } = useParticipantsAddress();
  const [isConfirming, setConfirming] = useState(false);
  if (!isAdmin) return null;
  return (
    <div className="flex flex-wrap gap-2 border-line border-t pt-3">
      <Button
        size="sm"
        aria-label={admin.participantsOf(event.title)}
        {...preloadOnIntent(ParticipantsDialog)}
        onPress={() => open(event.id)}
      >
        <Users size={14} aria-hidden />
        {admin.participants}
      </Button>
      <Button
        size="sm"
        aria-label={admin.editOf(event.title)}
        {...preloadOnIntent(EventFormDialog)}
        onPress={() => openDialog((close) => <EventFormDialog event={event} onClose={close} />)}
      >
        <Pencil size={14} aria-hidden />
        {admin.edit}
      </Button>
      <Button
        size="sm"
        aria-label={admin.copyOf(event.title)}
        {...preloadOnIntent(EventFormDialog)}
        onPress={() => openDialog((close) => <EventFormDialog copyOf={event} onClose={close} />)}
      >
        <Copy size={14} aria-hidden />
        {admin.copy}
      </Button>
      <Button size="sm" aria-label={admin.deleteOf(event.title)} onPress={() => setConfirming(true)}>
        <Trash2 size={14} aria-hidden />
        {admin.delete}
      </Button>
      <DeleteQuestion event={event} isOpen={isConfirming} onClose={() => setConfirming(false)} />
    </div>
  );
}
