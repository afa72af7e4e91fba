import type { Lead, LeadRow } from "@linkedpotential/contract/leads/schema";
import { useQuery } from "@tanstack/react-query";
import { api, type Call } from "../../lib/api.ts";
import { isNoAnswer } from "../../lib/api-error.ts";
import { apiListQuery, apiQuery, queryClient } from "../../lib/query-client.ts";
import { type Sending, useApiMutation, useWrite } from "../../lib/use-api-mutation.ts";
import { Overtaken } from "./form/overtaken.ts";
import {
  addEntry,
  cachedLead,
  dropRows,
  holdList,
  patchRow,
  putLead,
  putRow,
  refreshWhatDepends,
} from "./lead-cache.ts";
import { toastFailure, toastSuccess } from "./lead-toasts.ts";

/** All leads of the user (D14): searched, filtered and sorted here. */
export const useLeads = () => useQuery(apiListQuery("leads/list"));
/** A lead with its long notes. */
export const useLead = (leadId: number) => useQuery({ ...apiQuery("leads/get", { params: { leadId } }), staleTime: 0 });
export const useTimeline = (leadId: number) =>
  useQuery({ ...apiQuery("leads/list-timeline", { params: { leadId } }), staleTime: 0 });

function accept(lead: Lead): void {
  putLead(lead);
  refreshWhatDepends(lead.id);
}

/** What a form says by itself, and keeps saying, needs no toast. */
function tellFailure(key: "createFailed" | "updateFailed" | "touchFailed", error: Error): void {
  if (!(isNoAnswer(error) || error instanceof Overtaken)) toastFailure(key, error);
}

export function useCreateLead() {
  return useApiMutation("leads/create", {
    ofForm: true,
    onSuccess: (lead) => {
      accept(lead);
      toastSuccess("created");
    },
    onError: (error) => tellFailure("createFailed", error),
  });
}

/**
 * Saves the form's changes; the form shows the refused ones, so nothing changes before the answer. The lead is read first:
 * `check` throws `Overtaken` when somebody else changed the same.
 */
export function useSaveLead(check: (fresh: Lead) => void) {
  const send = async (call: Call<"leads/update">, sending: Sending) => {
    const { queryKey } = apiQuery("leads/get", { params: { leadId: call.params.leadId } });
    const fresh = await api("leads/get", { params: call.params, signal: sending.signal });
    queryClient.setQueryData(queryKey, fresh);
    check(fresh);
    return api("leads/update", { ...call, ...sending });
  };
  return useWrite(send, {
    ofForm: true,
    onMutate: holdList,
    onSuccess: (lead) => {
      accept(lead);
      toastSuccess("updated");
    },
    onError: (error) => tellFailure("updateFailed", error),
  });
}

interface QuickChange {
  id: number;
  change: Partial<Pick<LeadRow, "status" | "lostReason" | "followUpCompleted">>;
}

/** A change by menu or drag: shown at once, taken back when the server refuses. */
export function useQuickChange() {
  const send = ({ id, change }: QuickChange, sending: Sending) =>
    api("leads/update", { params: { leadId: id }, body: change, ...sending });
  return useWrite(send, {
    onMutate: async ({ id, change }) => {
      await holdList();
      const before = cachedLead(id);
      patchRow(id, { ...change, lastActivity: new Date().toISOString() });
      return { before };
    },
    onSuccess: (lead) => {
      accept(lead);
      toastSuccess("updated");
    },
    onError: (error, _, context) => {
      if (context?.before) putRow(context.before);
      toastFailure("updateFailed", error);
    },
  });
}

const deleteLead = ({ id }: LeadRow, sending: Sending) => api("leads/delete", { params: { leadId: id }, ...sending });
const restoreLead = ({ id }: LeadRow, sending: Sending) => api("leads/restore", { params: { leadId: id }, ...sending });

/** Deletes at once, with an undo in the toast (D43). */
export function useDeleteLead() {
  const restore = useRestoreLead();
  return useWrite(deleteLead, {
    onMutate: async (lead) => {
      await holdList();
      dropRows(lead.id);
    },
    onSuccess: (_, lead) => {
      refreshWhatDepends();
      toastSuccess("deleted", () => restore.mutate(lead));
    },
    onError: (error, lead) => {
      putRow(lead);
      toastFailure("deleteFailed", error);
    },
  });
}

function useRestoreLead() {
  return useWrite(restoreLead, {
    onMutate: (lead) => putRow(lead),
    onSuccess: (lead) => {
      accept(lead);
      toastSuccess("restored");
    },
    onError: (error, lead) => {
      dropRows(lead.id);
      toastFailure("restoreFailed", error);
    },
  });
}

/** Takes back what was just created; nothing to ask, it was one press. */
export function useDiscardLead() {
  return useWrite(deleteLead, {
    onMutate: (lead) => dropRows(lead.id),
    onSuccess: () => {
      refreshWhatDepends();
      toastSuccess("deleted");
    },
    onError: (error, lead) => {
      putRow(lead);
      toastFailure("deleteFailed", error);
    },
  });
}

/** A touch logged by hand: it is the lead's latest activity. */
export function useLogTouch(leadId: number) {
  return useApiMutation("leads/log-touch", {
    ofForm: true,
    onSuccess: (entry) => {
      addEntry(leadId, entry);
      patchRow(leadId, { lastActivity: entry.at });
    },
    onError: (error) => tellFailure("touchFailed", error),
  });
}
