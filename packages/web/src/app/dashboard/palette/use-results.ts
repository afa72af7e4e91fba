import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { readQuickAdd } from "@linkedpotential/contract/quick-add/quick-add";
import type { Reading } from "@linkedpotential/contract/quick-add/reading";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { leadsQuery } from "../../../features/leads/api.ts";
import { useToday } from "../../../lib/use-today.ts";
import type { Entry } from "./entries/entry.ts";
import { searchEntries } from "./entries/search.ts";
import { type Group, groups, latestFirst, useEntries } from "./entries/use-entries.ts";
import { useRecent } from "./entries/use-recent.ts";

export interface ResultGroup {
  id: Group | "recent";
  entries: readonly Entry[];
}

const maxPerGroup = 5;

/** Returns what the palette shows for a text, and a function that remembers an opened entry. */
export function useResults(text: string): {
  readings: Reading<LeadRow>[];
  found: ResultGroup[];
  remember: (entry: Entry) => void;
} {
  const today = useToday();
  const entries = useEntries();
  const [recent, addRecent] = useRecent();
  const { data: leads } = useQuery(leadsQuery);
  const people = useMemo(() => latestFirst(leads ?? []), [leads]);
  const readings = useMemo(() => readQuickAdd(text, { today, people }), [text, today, people]);
  const remember = ({ id }: Entry) => addRecent(id);
  if (text.trim() === "") return { readings, found: startGroups(entries, recent), remember };
  const found = groups.map((id) => ({ id, entries: searchEntries(entries[id], text, maxPerGroup) }));
  return { readings, found: found.filter((group) => group.entries.length > 0), remember };
}

/** Returns what is shown before somebody types: what was opened last, else the leads with the latest activity. */
function startGroups(entries: Record<Group, readonly Entry[]>, recent: readonly string[]): ResultGroup[] {
  const all = groups.flatMap((group) => (recent.length > 0 ? entries[group] : []));
  const opened = recent.flatMap((id) => all.find((entry) => entry.id === id) ?? []);
  const others = entries.leads.filter((entry) => !opened.includes(entry)).slice(0, maxPerGroup - opened.length);
  const last = { id: "recent" as const, entries: [...opened.slice(0, maxPerGroup), ...others] };
  // The opened entries stand above, and each may be listed only once.
  const rest = (["pages", "actions"] as const).map((id) => ({
    id,
    entries: entries[id].filter((entry) => !opened.includes(entry)),
  }));
  return [last, ...rest].filter((group) => group.entries.length > 0);
}
