import type { Lead, LeadRow } from "@linkedpotential/contract/leads/schema";
import { useMutation, useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { apiListQuery, apiQuery } from "../../lib/query-client.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
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

export function useCreateLead() {
  return useApiMutation("leads/create", {
    onSuccess: (lead) => {
      accept(lead);
      toastSuccess("created");
    },
    onError: (error) => toastFailure("createFailed", error),
  });
}

/** Saves the form's changes; the form shows the refused ones, so nothing changes before the answer. */
export function useSaveLead() {
  return useApiMutation("leads/update", {
    onMutate: holdList,
    onSuccess: (lead) => {
      accept(lead);
      toastSuccess("updated");
    },
    onError: (error) => toastFailure("updateFailed", error),
  });
}

interface QuickChange {
  id: number;
  change: Partial<Pick<LeadRow, "status" | "lostReason" | "followUpCompleted">>;
}

/** A change by menu or drag: shown at once, taken back when the server refuses. */
export function useQuickChange() {
  return useMutation({
    mutationFn: ({ id, change }: QuickChange) => api("leads/update", { params: { leadId: id }, body: change }),
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

/** Deletes at once, with an undo in the toast (D43). */
export function useDeleteLead() {
  const restore = useRestoreLead();
  return useMutation({
    mutationFn: (lead: LeadRow) => api("leads/delete", { params: { leadId: lead.id } }),
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
  return useMutation({
    mutationFn: (lead: LeadRow) => api("leads/restore", { params: { leadId: lead.id } }),
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
  return useMutation({
    mutationFn: (lead: LeadRow) => api("leads/delete", { params: { leadId: lead.id } }),
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
    onSuccess: (entry) => {
      addEntry(leadId, entry);
      patchRow(leadId, { lastActivity: entry.at });
    },
    onError: (error) => toastFailure("touchFailed", error),
  });
}
