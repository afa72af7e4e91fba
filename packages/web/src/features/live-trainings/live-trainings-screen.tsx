import { DialogHost } from "../../lib/rendering/dialog-host.tsx";
import { lazyDialog } from "../../lib/rendering/lazy-dialog.tsx";
import { lazyPart } from "../../lib/rendering/lazy-part.ts";
import { useUser } from "../../lib/session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { cx } from "../../ui/class-names.ts";
import { Tabs } from "../../ui/tabs.tsx";
import { AdminBar } from "./admin/admin-bar.tsx";
import { ParticipantsDialog } from "./admin/lazy-participants.tsx";
import { useParticipantsAddress } from "./admin/use-participants-address.ts";
import { InfoCard } from "./list/info-card.tsx";
import { LiveTrainingList } from "./list/live-training-list.tsx";
import { useEventAddress } from "./use-event-address.ts";

const EventTables = lazyPart(async () => (await import("./admin/table/event-tables.tsx")).EventTables, "event-admin");

const LiveTrainingDialog = lazyDialog(
  async () => (await import("./details/live-training-dialog.tsx")).LiveTrainingDialog,
  ({ onClose }) => onClose(),
);

export function LiveTrainingsScreen() {
  const { title, views } = useTexts("live-trainings");
  const { isAdmin } = useUser();
  const { view, setView, event, open, close } = useEventAddress(isAdmin);
  const participants = useParticipantsAddress();
  return (
    <DialogHost>
      <div className="flex min-w-0 flex-col gap-4">
        <header className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="font-semibold text-lg md:text-xl">{title}</h1>
          <AdminBar />
        </header>
        <div className={cx("grid items-start gap-5", view !== "table" && "lg:grid-cols-[minmax(0,1fr)_18rem]")}>
          <Tabs
            label={views.label}
            value={view}
            onChange={setView}
            tabs={[
              { id: "upcoming", label: views.upcoming, content: <LiveTrainingList view="upcoming" onOpen={open} /> },
              { id: "past", label: views.past, content: <LiveTrainingList view="past" onOpen={open} /> },
              ...(isAdmin ? [{ id: "table" as const, label: views.table, content: <EventTables /> }] : []),
            ]}
          />
          {view !== "table" && <InfoCard />}
        </div>
        {event !== null && <LiveTrainingDialog key={event} id={event} onClose={close} />}
        {isAdmin && participants.eventId !== null && (
          <ParticipantsDialog
            key={`participants ${participants.eventId}`}
            eventId={participants.eventId}
            onClose={participants.close}
          />
        )}
      </div>
    </DialogHost>
  );
}
