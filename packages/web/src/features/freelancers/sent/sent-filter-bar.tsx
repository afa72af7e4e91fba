import { searchTextMax } from "@linkedpotential/contract/freelancers/limits";
import { useCallback } from "react";
import { useTypedText } from "../../../lib/use-typed-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { SearchField } from "../../../ui/search-field.tsx";
import { FilterMenus } from "./inbox/filter-menus.tsx";
import type { FilterProps } from "./use-filter-choices.ts";
import { useSentFilter } from "./use-sent-filter.ts";

interface SentFilterBarProps extends FilterProps {
  /** Whether the bar stands above a narrow list. */
  isNarrow: boolean;
}

/** Searches the requests, and filters them by state and kind. */
export function SentFilterBar({ isNarrow, ...props }: SentFilterBarProps) {
  const { sent: texts, fields } = useTexts("freelancers");
  const [{ find }, set] = useSentFilter();
  const [typed, type] = useTypedText(
    find,
    useCallback((text: string) => set({ find: text }), [set]),
  );
  return (
    <div
      className={
        isNarrow ? "flex flex-col gap-2 border-line border-b p-3" : "flex flex-wrap items-center gap-x-4 gap-y-3"
      }
    >
      <SearchField
        label={texts.find}
        clearLabel={fields.clear}
        value={typed}
        onChange={type}
        maxLength={searchTextMax}
        className={isNarrow ? "" : "w-full sm:w-64"}
      />
      <FilterMenus {...props} />
    </div>
  );
}
