import { DialogHost } from "../../../lib/rendering/dialog-host.tsx";
import { AdminBar } from "./admin-bar.tsx";
import { ParticipantsDialog } from "./lazy-participants.tsx";
import { EventTables } from "./table/event-tables.tsx";
import { useParticipantsAddress } from "./use-participants-address.ts";

/** Shows all events with what admins can do with them, outside of the section that participants see. */
export function EventAdministration() {
  const { eventId, close } = useParticipantsAddress();
  return (
    <DialogHost>
      <div className="flex min-w-0 flex-col gap-4">
        <AdminBar />
        <EventTables />
      </div>
      {eventId !== null && <ParticipantsDialog key={eventId} eventId={eventId} onClose={close} />}
    </DialogHost>
  );
}
