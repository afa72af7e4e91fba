import { lessonIds, trainings } from "@linkedpotential/contract/trainings/catalogue";
import { useQuery } from "@tanstack/react-query";
import { lazyDialog } from "../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../texts/texts.ts";
import { LoadBoundary, WaitFor } from "../../ui/load-boundary.tsx";
import { Loading } from "../../ui/skeleton.tsx";
import { trainingsQuery } from "./api.ts";
import { TrainingCard } from "./list/training-card.tsx";
import { useTrainingAddress } from "./use-training-address.ts";

const TrainingDialog = lazyDialog(
  async () => (await import("./player/training-dialog.tsx")).TrainingDialog,
  ({ onClose }) => onClose(),
);

/** Renders the cards at once from the catalog. Progress and video URLs follow from the server. */
export function TrainingsScreen() {
  const texts = useTexts("trainings");
  const { data: states, isPending } = useQuery(trainingsQuery);
  const { trainingId, open, close } = useTrainingAddress();
  const stateOf = (id: string) => states?.find((state) => state.id === id);
  const training = trainings.find(({ id }) => id === trainingId);
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <header>
        <h1 className="font-semibold text-lg md:text-xl">{texts.title}</h1>
        <p className="mt-0.5 text-ink-muted text-sm">{texts.lead(lessonIds.length)}</p>
      </header>
      <LoadBoundary look="card" skeleton={<Loading label={texts.loading} />} failed={texts.loadFailed}>
        <WaitFor query={trainingsQuery} />
      </LoadBoundary>
      <ul aria-label={texts.title} className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {trainings.map((one) => (
          <TrainingCard
            key={one.id}
            training={one}
            state={stateOf(one.id)}
            isLoading={isPending}
            onWatch={() => open(one.id)}
            onIntent={TrainingDialog.preload}
          />
        ))}
      </ul>
      {training && (
        <TrainingDialog key={training.id} training={training} state={stateOf(training.id)} onClose={close} />
      )}
    </div>
  );
}
