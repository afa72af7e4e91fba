import type { CompanyLearning } from "@linkedpotential/contract/business/company/schema";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useAction } from "../../../lib/action/use-action.ts";
import { queryClient } from "../../../lib/api/query-client.ts";
import { accountStorage, useAccountStorage } from "../../../lib/storage/account-storage.ts";
import { learningsQuery, useCompany } from "../../../parts/company/api.ts";
import { type Learning, readBook, writeBook } from "./book.ts";

const books = accountStorage({ prefix: "learnings_", read: readBook, write: writeBook });

/**
 * Reads and changes what the browser stores for the signed-in account: the texts being written, and learnings from
 * before they belonged to the company.
 */
export const useBrowserLearnings = () => useAccountStorage(books);

/** Returns the learnings of the company, newest date first. */
export function useLearnings(): CompanyLearning[] {
  const { data } = useSuspenseQuery(learningsQuery);
  return useMemo(() => data.toSorted((a, b) => b.date.localeCompare(a.date)), [data]);
}

type Change = (learnings: CompanyLearning[]) => CompanyLearning[];

/** Changes the cached learnings. Returns a function that restores them. */
function changeCached(change: Change): () => void {
  const { queryKey } = learningsQuery;
  void queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueryData<CompanyLearning[]>(queryKey);
  queryClient.setQueryData<CompanyLearning[]>(queryKey, (learnings) => learnings && change(learnings));
  return () => queryClient.setQueryData(queryKey, before);
}

const withoutId = (learnings: CompanyLearning[], id: string) => learnings.filter((learning) => learning.id !== id);

export function useSaveLearning() {
  const { memberId } = useCompany();
  return useAction("business/save-learning", (body: Learning) => ({ body }), {
    optimistic: (learning) => changeCached((all) => [...withoutId(all, learning.id), { ...learning, memberId }]),
    toasts: { area: "business", failed: ({ learnings }) => learnings.saveFailed },
  });
}

export function useDeleteLearning() {
  const restore = useSaveLearning();
  return useAction("business/delete-learning", ({ id }: CompanyLearning) => ({ params: { learningId: id } }), {
    optimistic: ({ id }) => changeCached((all) => withoutId(all, id)),
    toasts: {
      area: "business",
      done: ({ learnings }) => learnings.deleted,
      undo: (_, { id, topic, date, text }) => restore.run({ id, topic, date, text }),
      failed: ({ learnings }) => learnings.deleteFailed,
    },
  });
}
