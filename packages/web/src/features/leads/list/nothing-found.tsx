import { SearchX } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";

export function NothingFound({ onReset }: { onReset: () => void }) {
  const { empty } = useTexts("leads");
  return (
    <section className="card">
      <EmptyState
        icon={<SearchX size={20} aria-hidden />}
        title={empty.filtered}
        action={<Button onPress={onReset}>{empty.reset}</Button>}
      />
    </section>
  );
}
