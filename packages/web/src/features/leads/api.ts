import type { Lead, LeadChange, LeadRow, NewLead, NewTouch } from "@linkedpotential/contract/leads/schema";
import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { useQuery } from "@tanstack/react-query";
import { useAction } from "../../lib/action/use-action.ts";
import { apiListQuery, apiQuery, askAnew } from "../../lib/api/query-client.ts";
import { copyOfLead } from "./copy-of-lead.ts";
import { addEntry, cachedLead, dropRows, patchRow, putLead, putRow } from "./lead-cache.ts";
import { failed, formFailed, offerPlan } from "./lead-toasts.ts";

/** Loads all leads of the user (D14). They are searched, filtered and sorted in the browser. */
export const useLeads = () => useQuery(apiListQuery("leads/list"));
export const useLead = (leadId: number) => useQuery({ ...apiQuery("leads/get", { params: { leadId } }), staleTime: 0 });
export const useTimeline = (leadId: number) =>
  useQuery({ ...apiQuery("leads/list-timeline", { params: { leadId } }), staleTime: 0 });

/** The upcoming live events for which the person has a seat. Refetched when they are shown again. */
export const useRegisteredEvents = () =>
  useQuery({ ...apiListQuery("live-trainings/list"), staleTime: 30_000, select: registeredOnes });

const registeredOnes = (events: LiveTraining[]) =>
  events.filter(({ participation }) => participation?.state === "registered");

const area = "leads";
const byId = ({ id }: { id: number }) => ({ params: { leadId: id } });

export function useCreateLead() {
  return useAction("leads/create", (body: NewLead) => ({ body }), {
    ofForm: true,
    onDone: putLead,
    onFailed: offerPlan,
    says: { area, done: ({ toasts }) => toasts.created, failed: formFailed("createFailed") },
  });
}

interface Saving {
  id: number;
  change: LeadChange;
}

/**
 * Saves a lead without an optimistic update, because the form shows rejections. `check` throws when the current lead
 * conflicts.
 */
export function useSaveLead(check: (fresh: Lead) => void) {
  const call = async ({ id, change }: Saving) => {
    check(await askAnew("leads/get", byId({ id })));
    return { ...byId({ id }), body: change };
  };
  return useAction("leads/update", call, {
    ofForm: true,
    onDone: putLead,
    onFailed: offerPlan,
    says: { area, done: ({ toasts }) => toasts.updated, failed: formFailed("updateFailed") },
  });
}

interface QuickChange {
  id: number;
  change: Partial<Pick<LeadRow, "status" | "lostReason" | "followUpCompleted">>;
}

/** Changes a lead from a menu or by dragging: an optimistic update, rolled back on failure. */
export function useQuickChange() {
  return useAction("leads/update", ({ id, change }: QuickChange) => ({ ...byId({ id }), body: change }), {
    optimistic: ({ id, change }) => {
      const before = cachedLead(id);
      patchRow(id, { ...change, lastActivity: new Date().toISOString() });
      return () => before && putRow(before);
    },
    onDone: putLead,
    onFailed: offerPlan,
    says: { area, done: ({ toasts }) => toasts.updated, failed: failed("updateFailed") },
  });
}

export function useCopyLead() {
  const discard = useDiscardLead();
  const call = async (lead: LeadRow) => ({ body: copyOfLead(await askAnew("leads/get", byId(lead))) });
  return useAction("leads/create", call, {
    onDone: putLead,
    onFailed: offerPlan,
    says: { area, done: ({ toasts }) => toasts.copied, undo: discard.run, failed: failed("createFailed") },
  });
}

export function useDeleteLead() {
  const restore = useRestoreLead();
  return useAction("leads/delete", (lead: LeadRow) => byId(lead), {
    optimistic: takeOff,
    onDone: (_, lead) => dropRows(lead.id),
    says: {
      area,
      done: ({ toasts }) => toasts.deleted,
      undo: (_, lead) => restore.run(lead),
      failed: failed("deleteFailed"),
    },
  });
}

function useRestoreLead() {
  return useAction("leads/restore", (lead: LeadRow) => byId(lead), {
    optimistic: (lead) => {
      putRow(lead);
      return () => dropRows(lead.id);
    },
    onDone: putLead,
    onFailed: offerPlan,
    says: { area, done: ({ toasts }) => toasts.restored, failed: failed("restoreFailed") },
  });
}

function useDiscardLead() {
  return useAction("leads/delete", (lead: LeadRow) => byId(lead), {
    optimistic: takeOff,
    onDone: (_, lead) => dropRows(lead.id),
    says: { area, done: ({ toasts }) => toasts.deleted, failed: failed("deleteFailed") },
  });
}

function takeOff(lead: LeadRow): () => void {
  dropRows(lead.id);
  return () => putRow(lead);
}

/** Logs a contact by hand. It becomes the lead's latest activity. */
export function useLogTouch(leadId: number) {
  return useAction("leads/log-touch", (body: NewTouch) => ({ params: { leadId }, body }), {
    ofForm: true,
    onDone: (entry) => {
      addEntry(leadId, entry);
      patchRow(leadId, { lastActivity: entry.at });
    },
    says: { area, failed: formFailed("touchFailed") },
  });
}
