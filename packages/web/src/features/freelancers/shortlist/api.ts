import type { Freelancer, ListedFreelancer, ShortlistEntry } from "@linkedpotential/contract/freelancers/schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useAction } from "../../../lib/action/use-action.ts";
import { changePages, removeFromPages } from "../../../lib/api/pages-cache.ts";
import { apiPagesQuery, queryClient, revisitStaleTime as staleTime } from "../../../lib/api/query-client.ts";
import { useUser } from "../../../lib/session/session.ts";

/** Freelancers on the shortlist of the company. They are few, so one page contains all of them. */
export const shortlistQuery = { ...apiPagesQuery("freelancers/list", { query: { shortlist: "true" } }), staleTime };

/** Returns the freelancers on the shortlist of the company, newest first. Empty while they are not loaded. */
export function useShortlist(): readonly ListedFreelancer[] {
  const { data } = useInfiniteQuery(shortlistQuery);
  return (data?.pages ?? []).flatMap(({ items }) => items);
}

/** Returns the entry of a freelancer on the shortlist. Undefined when the freelancer is not on it. */
export const useShortlistEntry = (userId: number): ShortlistEntry | undefined =>
  useShortlist().find(({ id }) => id === userId)?.shortlistEntry;

const area = "freelancers";

interface Saved {
  person: Freelancer;
  note?: string;
}

/** Returns writes that add a freelancer to the shortlist and remove one. Both show at once, and a removal can be undone. */
export function useSaving() {
  const { id: userId, name } = useUser();
  const save = useAction(
    "shortlist/update",
    ({ person, note }: Saved) => ({
      params: { freelancerId: person.id },
      body: { saved: true, ...(note && { note }) },
    }),
    {
      optimistic: ({ person, note = "" }) => {
        const savedBy = { userId, name, isOwn: true };
        return showSaved({ ...person, shortlistEntry: { savedAt: new Date().toISOString(), savedBy, note } });
      },
      toasts: { area, failed: ({ toasts }) => toasts.saveFailed },
    },
  );
  const remove = useAction(
    "shortlist/update",
    ({ person }: Saved) => ({ params: { freelancerId: person.id }, body: { saved: false } }),
    {
      optimistic: ({ person }) => removeFromPages(shortlistQuery.queryKey, person),
      toasts: {
        area,
        done: ({ toasts }) => toasts.removed,
        undo: (_answer, removed) => save.run(removed),
        failed: ({ toasts }) => toasts.removeFailed,
      },
    },
  );
  return { save, remove };
}

function showSaved(saved: ListedFreelancer): () => void {
  // Cancel a request in flight, because its answer would overwrite the new entry with older data.
  void queryClient.cancelQueries({ queryKey: shortlistQuery.queryKey, exact: true });
  changePages<ListedFreelancer>(shortlistQuery.queryKey, (people, page) =>
    page === 0 && people.every(({ id }) => id !== saved.id) ? [saved, ...people] : people,
  );
  return () => void removeFromPages(shortlistQuery.queryKey, saved);
}

interface NewNote {
  person: Freelancer;
  note: string;
}

/** Changes the note about a freelancer on the shortlist. */
export const useSaveNote = () =>
  useAction(
    "shortlist/update",
    ({ person, note }: NewNote) => ({ params: { freelancerId: person.id }, body: { saved: true, note } }),
    {
      isForm: true,
      onDone: (_answer, { person, note }) =>
        changePages<ListedFreelancer>(shortlistQuery.queryKey, (people) =>
          people.map((one) =>
            one.id === person.id && one.shortlistEntry
              ? { ...one, shortlistEntry: { ...one.shortlistEntry, note } }
              : one,
          ),
        ),
      toasts: { area, done: ({ toasts }) => toasts.noteSaved, failed: () => undefined },
    },
  );
