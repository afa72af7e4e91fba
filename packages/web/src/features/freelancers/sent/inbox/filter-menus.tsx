import { useTexts } from "../../../../texts/texts.ts";
import { FilterChip, ToggleChip } from "../../../../ui/filter-chip.tsx";
import { type FilterProps, useFilterChoices } from "../use-filter-choices.ts";
import { useSentFilter } from "../use-sent-filter.ts";

/** Filters the requests by state and kind, with the values in menus, so that the filters fit above a narrow list and on phones. */
export function FilterMenus(props: FilterProps) {
  const { sent: texts, fields } = useTexts("freelancers");
  const { news, groups, kinds } = useFilterChoices(props);
  const [{ group, kind }, set] = useSentFilter();
  return (
    <div className="flex min-w-0 flex-wrap gap-1.5">
      {news.map(({ id, label }) => (
        <ToggleChip
          key={id}
          prefix={fields.filter}
          isOn={group === id}
          onChange={(isOn) => set({ group: isOn ? id : "all" }, { push: true })}
        >
          {label}
        </ToggleChip>
      ))}
      <FilterChip
        label={texts.state}
        prefix={fields.filter}
        removeLabel={fields.remove(texts.state)}
        choices={() => groups}
        selected={groups.flatMap(({ id }) => (id === group ? [id] : []))}
        onChange={([id]) => set({ group: id ?? "all" }, { push: true })}
      />
      {kinds.length > 0 && (
        <FilterChip
          label={texts.kind}
          prefix={fields.filter}
          removeLabel={fields.remove(texts.kind)}
          choices={() => kinds}
          selected={kinds.flatMap(({ id }) => (id === kind ? [id] : []))}
          onChange={([id]) => set({ kind: id ?? "all" }, { push: true })}
        />
      )}
    </div>
  );
}
