import { searchTextMax } from "@linkedpotential/contract/freelancers/limits";
import { useCallback } from "react";
import { useTypedText } from "../../../lib/use-typed-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { SearchField } from "../../../ui/search-field.tsx";
import { FilterMenus } from "./inbox/filter-menus.tsx";
import type { FilterProps } from "./use-filter-choices.ts";
import { useSentFilter } from "./use-sent-filter.ts";

/** Searches the requests, and filters them by state and kind. */
export function SentFilterBar(props: FilterProps) {
  const { sent: texts, fields } = useTexts("freelancers");
  const [{ find }, set] = useSentFilter();
  const [typed, type] = useTypedText(
    find,
    useCallback((text: string) => set({ find: text }), [set]),
  );
  return (
    <div className="flex flex-col gap-2 border-line border-b p-3 print:hidden md:max-lg:flex-row md:max-lg:items-center">
      <SearchField
        label={texts.find}
        clearLabel={fields.clear}
        value={typed}
        onChange={type}
        maxLength={searchTextMax}
        className="md:max-lg:w-64"
      />
      <FilterMenus {...props} />
    </div>
  );
}
