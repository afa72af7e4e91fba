import { copyOfLead } from "@linkedpotential/contract/leads/rules";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { apiQuery, queryClient } from "../../lib/query-client.ts";
import { useDiscardLead } from "./api.ts";
import { holdList, putLead, refreshWhatDepends } from "./lead-cache.ts";
import { toastFailure, toastSuccess } from "./lead-toasts.ts";

/** Copies a lead with its notes at once, with an undo in the toast (LEAD-25 to LEAD-30, D43). */
export function useCopyLead() {
  const discard = useDiscardLead();
  return useMutation({
    mutationFn: async ({ id }: LeadRow) => {
      const original = await queryClient.fetchQuery({
        ...apiQuery("leads/get", { params: { leadId: id } }),
        staleTime: 0,
      });
      return api("leads/create", { body: copyOfLead(original) });
    },
    onMutate: holdList,
    onSuccess: (copy) => {
      putLead(copy);
      refreshWhatDepends();
      toastSuccess("copied", () => discard.mutate(copy));
    },
    onError: (error) => toastFailure("createFailed", error),
  });
}
