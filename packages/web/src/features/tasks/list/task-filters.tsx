import { type TaskCategory, taskCategories } from "@linkedpotential/contract/tasks/choices";
import { X } from "lucide-react";
import { numberText } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import type { TaskGroup } from "./task-list-state.ts";

/** The selected category. Null shows all. */
export type TaskFilter = TaskCategory | null;

interface TaskFiltersProps {
  value: TaskFilter;
  onChange: (filter: TaskFilter) => void;
  count: (filter: TaskFilter) => number;
  group: TaskGroup | null;
  onClearGroup: () => void;
}

export function TaskFilters({ value, onChange, count, group, onClearGroup }: TaskFiltersProps) {
  const { filters, all, categories, figures, clearGroup } = useTexts("tasks");
  return (
    <fieldset
      aria-label={filters}
      className="flex min-w-0 gap-1.5 overflow-x-auto px-5 pt-1 pb-3 [scrollbar-width:none] md:flex-wrap"
    >
      {group && (
        <button
          type="button"
          aria-label={clearGroup(figures[group])}
          onClick={onClearGroup}
          className="inline-flex min-h-7 shrink-0 items-center gap-1.5 rounded-full border border-transparent bg-accent px-2.5 font-medium text-on-accent text-xs pointer-coarse:min-h-10 pointer-coarse:px-3.5"
        >
          {figures[group]}
          <X size={12} aria-hidden />
        </button>
      )}
      {[null, ...taskCategories].map((filter) => (
        <button
          key={filter ?? "all"}
          type="button"
          aria-pressed={filter === value}
          onClick={() => onChange(filter)}
          className="inline-flex min-h-7 shrink-0 items-center gap-1.5 rounded-full border border-line bg-surface px-2.5 text-ink-muted text-xs transition-colors hover:border-line-strong hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-accent-text pointer-coarse:min-h-10 pointer-coarse:px-3.5 forced-colors:aria-pressed:border-[Highlight]"
        >
          {filter ? categories[filter] : all}
          {count(filter) > 0 && <span className="tabular-nums">{numberText(count(filter))}</span>}
        </button>
      ))}
    </fieldset>
  );
}
