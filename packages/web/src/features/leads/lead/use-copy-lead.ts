import { copyOfLead } from "@linkedpotential/contract/leads/rules";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { api } from "../../../lib/api.ts";
import { apiQuery, queryClient } from "../../../lib/query-client.ts";
import { type Sending, useWrite } from "../../../lib/use-api-mutation.ts";
import { useDiscardLead } from "../api.ts";
import { holdList, putLead, refreshWhatDepends } from "../lead-cache.ts";
import { toastFailure, toastSuccess } from "../lead-toasts.ts";

/** Copies a lead with its notes at once, with an undo in the toast (LEAD-25 to LEAD-30, D43). */
export function useCopyLead() {
  const discard = useDiscardLead();
  return useWrite(copyLead, {
    onMutate: holdList,
    onSuccess: (copy) => {
      putLead(copy);
      refreshWhatDepends();
      toastSuccess("copied", () => discard.mutate(copy));
    },
    onError: (error) => toastFailure("createFailed", error),
  });
}

async function copyLead({ id }: LeadRow, sending: Sending) {
  const query = apiQuery("leads/get", { params: { leadId: id } });
  const original = await queryClient.fetchQuery({ ...query, staleTime: 0 });
  return api("leads/create", { body: copyOfLead(original), ...sending });
}
