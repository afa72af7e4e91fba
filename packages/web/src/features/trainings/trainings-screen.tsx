import { lessonIds, trainings } from "@linkedpotential/contract/trainings/catalogue";
import { useQuery } from "@tanstack/react-query";
import { lazyDialog } from "../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../texts/texts.ts";
import { Loading } from "../../ui/skeleton.tsx";
import { trainingsQuery } from "./api.ts";
import { TrainingCard } from "./list/training-card.tsx";
import { LoadFailed } from "./load-failed.tsx";
import { useTrainingAddress } from "./use-training-address.ts";

const TrainingDialog = lazyDialog(
  async () => (await import("./player/training-dialog.tsx")).TrainingDialog,
  ({ onClose }) => onClose(),
);

/** Shows the cards immediately. Video addresses and progress are loaded from the server. */
export function TrainingsScreen() {
  const texts = useTexts("trainings");
  const { data: states, isPending, error, refetch } = useQuery(trainingsQuery);
  const { shown, open, close } = useTrainingAddress();
  const again = () => void refetch();
  const stateOf = (id: string) => states?.find((state) => state.id === id);
  const training = trainings.find(({ id }) => id === shown);
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <header>
        <h1 className="font-semibold text-lg md:text-xl">{texts.title}</h1>
        <p className="mt-0.5 text-ink-muted text-sm">{texts.lead(lessonIds.length)}</p>
      </header>
      {isPending && <Loading label={texts.loading} />}
      {error && !states && <LoadFailed error={error} onRetry={again} />}
      <ul aria-label={texts.title} className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {trainings.map((one) => (
          <TrainingCard
            key={one.id}
            training={one}
            state={stateOf(one.id)}
            isLoading={isPending}
            onWatch={() => open(one.id)}
          />
        ))}
      </ul>
      {training && (
        <TrainingDialog
          key={training.id}
          training={training}
          state={stateOf(training.id)}
          isLoading={isPending}
          error={error}
          onRetry={again}
          onClose={close}
        />
      )}
    </div>
  );
}
