import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Copy, Download, Mail, Pencil } from "lucide-react";
import { useState } from "react";
import { download } from "../../../../lib/api/download.ts";
import { useOpenDialog } from "../../../../lib/rendering/dialog-host.tsx";
import { lazyDialog, preloadOnIntent } from "../../../../lib/rendering/lazy-dialog.tsx";
import { useUser } from "../../../../lib/session/session.ts";
import { useLanguage } from "../../../../texts/language.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Loading, Skeleton } from "../../../../ui/skeleton.tsx";
import { freshLiveTrainingQuery } from "../../api.ts";
import { DeletedNotice, isDeleted } from "../../details/deleted-notice.tsx";
import { EventFormDialog } from "../lazy-event-form.tsx";
import { AddParticipant } from "./add-participant.tsx";
import { participantsQuery } from "./participants-api.ts";
import { participantsAsCsv, participantsFileName } from "./participants-csv.ts";
import { PeopleLists } from "./people-lists.tsx";

const MessageDialog = lazyDialog(
  async () => (await import("./message-dialog.tsx")).MessageDialog,
  ({ onClose }) => onClose(),
  "problems",
  "admin-message",
);

interface ParticipantsDialogProps {
  eventId: number;
  onClose: () => void;
}

export function ParticipantsDialog({ eventId, onClose }: ParticipantsDialogProps) {
  const { list } = useTexts("event-admin");
  const { admin } = useTexts("live-trainings");
  const common = useTexts("common");
  const { data: event, error } = useQuery(freshLiveTrainingQuery(eventId));
  const skeleton = (
    <Loading label={list.loading}>
      <Skeleton className="h-64 w-full rounded-md" />
    </Loading>
  );
  return (
    <Dialog
      isOpen
      size="lg"
      isTall
      onClose={onClose}
      title={event && !isDeleted(error) ? list.title(event.title) : admin.participants}
      load={{ skeleton, failed: list.loadFailed, explain: (failure) => isDeleted(failure) && <DeletedNotice /> }}
      texts={common}
    >
      <Participants eventId={eventId} />
    </Dialog>
  );
}

function Participants({ eventId }: { eventId: number }) {
  const { list, csv } = useTexts("event-admin");
  const { admin } = useTexts("live-trainings");
  const openDialog = useOpenDialog();
  const language = useLanguage();
  const { timezone } = useUser();
  const [isWriting, setWriting] = useState(false);
  const { data: event, error } = useSuspenseQuery(freshLiveTrainingQuery(eventId));
  if (isDeleted(error)) throw error;
  const { data } = useSuspenseQuery(participantsQuery(eventId));
  const { participants, waiting } = data;
  // A held seat counts as taken, and its holder no longer as waiting, as in the tables of events.
  const held = waiting.filter(({ offeredUntil }) => offeredUntil !== null).length;
  const taken = participants.length + held;
  const isOver = new Date(event.endsAt) <= new Date();
  const save = () => {
    const text = participantsAsCsv(data, { texts: csv, language, timezone });
    download(new Blob([text], { type: "text/csv" }), participantsFileName(event, csv));
  };
  return (
    <div className="flex flex-col gap-5">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-2 sm:flex sm:flex-wrap">
        <p className="col-span-full text-sm tabular-nums sm:w-full">
          {list.summary(taken, event.maxParticipants, held, waiting.length - held)}
        </p>
        <Button
          className="max-sm:px-2.5"
          {...preloadOnIntent(EventFormDialog)}
          onPress={() => openDialog((close) => <EventFormDialog event={event} onClose={close} />)}
        >
          <Pencil size={16} aria-hidden className="max-sm:hidden" />
          {admin.edit}
        </Button>
        <Button
          className="max-sm:px-2.5"
          {...preloadOnIntent(EventFormDialog)}
          onPress={() => openDialog((close) => <EventFormDialog copyOf={event} onClose={close} />)}
        >
          <Copy size={16} aria-hidden className="max-sm:hidden" />
          {list.copy}
        </Button>
        <Button className="max-sm:px-2.5" aria-label={list.exportLabel} onPress={save}>
          <Download size={16} aria-hidden className="max-sm:hidden" />
          {list.export}
        </Button>
        <Button className="max-sm:px-2.5" {...preloadOnIntent(MessageDialog)} onPress={() => setWriting(true)}>
          <Mail size={16} aria-hidden className="max-sm:hidden" />
          {list.message}
        </Button>
      </div>
      {!isOver && <AddParticipant eventId={event.id} people={data} isFull={taken >= event.maxParticipants} />}
      <PeopleLists event={event} people={data} />
      {isWriting && (
        <MessageDialog
          event={event}
          people={{ registered: participants.length, waiting: waiting.length }}
          onClose={() => setWriting(false)}
        />
      )}
    </div>
  );
}
