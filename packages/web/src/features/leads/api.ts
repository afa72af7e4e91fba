import { isContact } from "@linkedpotential/contract/leads/choices";
import type { Lead, LeadChange, LeadRow, NewLead, NewTouch } from "@linkedpotential/contract/leads/schema";
import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useAction } from "../../lib/action/use-action.ts";
import { apiListQuery, apiQuery, fetchFresh, revisitStaleTime } from "../../lib/api/query-client.ts";
import { copyOfLead } from "./copy-of-lead.ts";
import { addTimelineEntry, cachedLead, patchRow, putLead, putRow, removeRows } from "./lead-cache.ts";
import { failureToast, formFailureToast, offerPlan } from "./lead-toasts.ts";

/** Loads all leads of the user. The browser searches, filters and sorts them (D14). */
export const leadsQuery = apiListQuery("leads/list");
export const useLeads = () => useQuery(leadsQuery);
export const leadQuery = (leadId: number) => ({ ...apiQuery("leads/get", { params: { leadId } }), staleTime: 0 });
export const useTimeline = (leadId: number) =>
  useSuspenseQuery({ ...apiQuery("leads/list-timeline", { params: { leadId } }), staleTime: revisitStaleTime }).data;

/** Loads the upcoming live trainings in which the user has a seat. */
export const useRegisteredEvents = () =>
  useQuery({ ...apiListQuery("live-trainings/list"), staleTime: 30_000, select: onlyRegistered });

const onlyRegistered = (events: LiveTraining[]) =>
  events.filter(({ participation }) => participation?.state === "registered");

const area = "leads";
const byId = ({ id }: { id: number }) => ({ params: { leadId: id } });

export function useCreateLead() {
  return useAction("leads/create", (body: NewLead) => ({ body }), {
    isForm: true,
    onDone: putLead,
    onFailed: offerPlan,
    toasts: { area, done: ({ toasts }) => toasts.created, failed: formFailureToast("createFailed") },
  });
}

interface LeadUpdate {
  id: number;
  change: LeadChange;
}

/**
 * Saves a lead without an optimistic update, because the form shows rejections. Reads the lead again before saving and
 * passes it to `check`, which throws if another change conflicts.
 */
export function useSaveLead(check: (fresh: Lead) => void) {
  const call = async ({ id, change }: LeadUpdate) => {
    check(await fetchFresh("leads/get", byId({ id })));
    return { ...byId({ id }), body: change };
  };
  return useAction("leads/update", call, {
    isForm: true,
    onDone: putLead,
    onFailed: offerPlan,
    toasts: { area, done: ({ toasts }) => toasts.updated, failed: formFailureToast("updateFailed") },
  });
}

interface QuickChange {
  id: number;
  change: Partial<Pick<LeadRow, "status" | "followUpCompleted">>;
}

/** Changes a lead from a menu or by drag and drop. The list shows the change at once and rolls it back on failure. */
export function useQuickChange() {
  return useAction("leads/update", ({ id, change }: QuickChange) => ({ ...byId({ id }), body: change }), {
    optimistic: ({ id, change }) => {
      const before = cachedLead(id);
      patchRow(id, { ...change, lastActivity: new Date().toISOString() });
      return () => before && putRow(before);
    },
    onDone: putLead,
    onFailed: offerPlan,
    toasts: { area, done: ({ toasts }) => toasts.updated, failed: failureToast("updateFailed") },
  });
}

export function useCopyLead() {
  const discard = useDiscardLead();
  const call = async (lead: LeadRow) => ({ body: copyOfLead(await fetchFresh("leads/get", byId(lead))) });
  return useAction("leads/create", call, {
    onDone: putLead,
    onFailed: offerPlan,
    toasts: { area, done: ({ toasts }) => toasts.copied, undo: discard.run, failed: failureToast("createFailed") },
  });
}

export function useDeleteLead() {
  const restore = useRestoreLead();
  return useAction("leads/delete", (lead: LeadRow) => byId(lead), {
    optimistic: removeOptimistically,
    onDone: (_, lead) => removeRows(lead.id),
    toasts: {
      area,
      done: ({ toasts }) => toasts.deleted,
      undo: (_, lead) => restore.run(lead),
      failed: failureToast("deleteFailed"),
    },
  });
}

function useRestoreLead() {
  return useAction("leads/restore", (lead: LeadRow) => byId(lead), {
    optimistic: (lead) => {
      putRow(lead);
      return () => removeRows(lead.id);
    },
    onDone: putLead,
    onFailed: offerPlan,
    toasts: { area, done: ({ toasts }) => toasts.restored, failed: failureToast("restoreFailed") },
  });
}

function useDiscardLead() {
  return useAction("leads/delete", (lead: LeadRow) => byId(lead), {
    optimistic: removeOptimistically,
    onDone: (_, lead) => removeRows(lead.id),
    toasts: { area, done: ({ toasts }) => toasts.deleted, failed: failureToast("deleteFailed") },
  });
}

function removeOptimistically(lead: LeadRow): () => void {
  removeRows(lead.id);
  return () => putRow(lead);
}

/** Adds an entry, such as a sent message, to the lead's timeline. This also updates the lead's latest activity. */
export function useLogTouch(leadId: number) {
  return useAction("leads/log-touch", (body: NewTouch) => ({ params: { leadId }, body }), {
    isForm: true,
    onDone: (entry, { type }) => {
      addTimelineEntry(leadId, entry);
      patchRow(leadId, {
        lastActivity: entry.at,
        ...(isContact(type) && { lastTouchAt: entry.at, lastTouchType: type }),
      });
    },
    toasts: { area, failed: formFailureToast("touchFailed") },
  });
}
