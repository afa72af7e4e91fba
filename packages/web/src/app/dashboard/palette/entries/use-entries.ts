import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { leadsQuery } from "../../../../features/leads/api.ts";
import { taskQuery } from "../../../../features/tasks/api.ts";
import { apiSearchQuery } from "../../../../lib/api/query-client.ts";
import { useOpenProfileDialog } from "../../../../lib/profile-dialog.ts";
import { useUser } from "../../../../lib/session/session.ts";
import { useOnce } from "../../../../lib/use-once.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { usePalette } from "../use-palette.ts";
import { actionEntries } from "./action-entries.ts";
import { leadEntries, postEntries, taskEntries } from "./data-entries.ts";
import type { Entry } from "./entry.ts";
import { guideEntries, loadGuideTexts, templateEntries } from "./guide-entries.ts";
import { pageEntries } from "./page-entries.ts";
import { useChangeTheme } from "./use-change-theme.ts";
import { useOpen } from "./use-open.ts";

export const groups = ["leads", "tasks", "templates", "posts", "guides", "pages", "actions"] as const;
export type Group = (typeof groups)[number];

/** Returns everything that the palette finds, by group. Lists that are not loaded yet are loaded once. */
export function useEntries(): Record<Group, readonly Entry[]> {
  const open = useOpen();
  const texts = { dashboard: useTexts("dashboard"), guides: useTexts("guides"), palette: useTexts("palette") };
  const { plan, isAdmin } = useUser();
  const { openShortcuts } = usePalette();
  const openProfileDialog = useOpenProfileDialog();
  const changeTheme = useChangeTheme();
  const { data: leads } = useQuery(leadsQuery);
  const { data: tasks } = useQuery(taskQuery);
  const posts = useInfiniteQuery({
    ...apiSearchQuery("community/list", { query: {} }),
    enabled: isAdmin || plan === "premium",
  });
  const guides = useGuideTexts();
  const lists = {
    leads: useMemo(() => leadEntries(latestFirst(leads ?? []), open), [leads, open]),
    tasks: useMemo(() => taskEntries(tasks ?? [], open), [tasks, open]),
    // biome-ignore lint/correctness/useExhaustiveDependencies: the posts are read from the cache, which `data` changes
    posts: useMemo(() => postEntries(open), [posts.data, open]),
    guides: useMemo(() => (guides ? guideEntries(texts.guides, guides, open) : []), [texts.guides, guides, open]),
    templates: useMemo(() => (guides ? templateEntries(texts.guides, guides, open) : []), [texts.guides, guides, open]),
  };
  return {
    ...lists,
    pages: pageEntries(texts.dashboard, open),
    actions: actionEntries({
      names: texts.palette.actions,
      profile: texts.dashboard.profile,
      ...{ open, openProfileDialog, openShortcuts, changeTheme },
    }),
  };
}

export const latestFirst = <Lead extends { lastActivity: string }>(leads: readonly Lead[]): Lead[] =>
  leads.toSorted((a, b) => b.lastActivity.localeCompare(a.lastActivity));

/** Returns the texts of the guides once they are loaded. Offline they may never be. */
function useGuideTexts() {
  const [texts, setTexts] = useState<Awaited<ReturnType<typeof loadGuideTexts>>>();
  useOnce(() => loadGuideTexts().then(setTexts, () => undefined));
  return texts;
}
