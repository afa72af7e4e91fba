import { ArrowRight, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { focusOnMount } from "../../lib/focus/focus.ts";

interface GuideTile<Id extends string> {
  id: Id;
  icon: LucideIcon;
  title: string;
  description: string;
  /** A line below the description, such as the time that it takes to read. */
  details?: ReactNode;
}

interface GuideTilesProps<Id extends string> {
  tiles: readonly GuideTile<Id>[];
  /** Tile that takes the focus, because its article was closed. */
  focused?: Id | null;
  onOpen: (id: Id) => void;
}

/** List of articles to open. */
export function GuideTiles<Id extends string>({ tiles, focused = null, onOpen }: GuideTilesProps<Id>) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {tiles.map(({ id, icon: Icon, title, description, details }) => (
        <li key={id}>
          <button
            ref={id === focused ? focusOnMount : undefined}
            type="button"
            onClick={() => onOpen(id)}
            className="card group flex h-full w-full min-w-0 items-start gap-4 p-5 text-left transition-colors hover:border-line-strong active:bg-sunken"
          >
            <span className="grid size-10 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-text">
              <Icon size={20} aria-hidden />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block hyphens-auto font-semibold text-base">{title}</span>
              <span className="mt-1 block text-pretty text-ink-muted text-sm">{description}</span>
              {details && <span className="mt-2 block text-ink-subtle text-xs tabular-nums">{details}</span>}
            </span>
            <ArrowRight size={16} aria-hidden className="mt-1 shrink-0 text-ink-subtle group-hover:text-accent-text" />
          </button>
        </li>
      ))}
    </ul>
  );
}
