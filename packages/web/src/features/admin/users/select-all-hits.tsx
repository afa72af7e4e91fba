import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { userTotalQuery } from "../api.ts";
import { selectedMax } from "./use-selection.ts";
import type { UserView } from "./user-address.ts";

interface SelectAllHitsProps {
  view: UserView;
  all: { loaded: number | null; select: () => void; cancel: () => void };
}

/** Offers to select the accounts of all pages, and shows the progress of reading them. */
export function SelectAllHits({ view, all: { loaded, select, cancel } }: SelectAllHitsProps) {
  const { selection: texts, file } = useTexts("admin").users;
  const common = useTexts("common");
  const { data } = useQuery(userTotalQuery(view));
  if (!data) return null;
  const count = Math.min(data.total, selectedMax);
  if (loaded === null) {
    return (
      <Button size="sm" className="max-sm:w-full" onPress={select}>
        {data.total > count ? texts.first(count) : texts.all(count)}
      </Button>
    );
  }
  const value = Math.min(loaded, count);
  return (
    <div className="flex min-w-0 grow items-center gap-2 max-sm:w-full sm:max-w-80">
      <div className="min-w-0 flex-1">
        <ProgressBar label={file.loading} value={value} maxValue={count} valueLabel={file.position(value, count)} />
      </div>
      <Button size="sm" variant="quiet" onPress={cancel}>
        {common.cancel}
      </Button>
    </div>
  );
}
