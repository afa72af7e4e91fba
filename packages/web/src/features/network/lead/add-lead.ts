import type { Lead, LeadRow, NewLead } from "@linkedpotential/contract/leads/schema";
import { useQuery } from "@tanstack/react-query";
import { useAction } from "../../../lib/action/use-action.ts";
import { apiListQuery, queryClient } from "../../../lib/api/query-client.ts";

const area = "network";
const leadsQuery = apiListQuery("leads/list");

export const useOwnLeads = () => useQuery(leadsQuery);

/** Creates a lead, with undo in the toast. */
export function useAddLead() {
  const remove = useAction("leads/delete", ({ id }: Lead) => ({ params: { leadId: id } }), {
    onDone: (_, { id }) => changeLeads((leads) => leads.filter((lead) => lead.id !== id)),
    toasts: { area, done: ({ toasts }) => toasts.leadRemoved, failed: ({ toasts }) => toasts.leadRemoveFailed },
  });
  return useAction("leads/create", (body: NewLead) => ({ body }), {
    onDone: (lead) => changeLeads((leads) => [lead, ...leads]),
    toasts: {
      area,
      done: ({ toasts }) => toasts.leadAdded,
      undo: remove.run,
      failed: ({ toasts }) => toasts.leadFailed,
    },
  });
}

const changeLeads = (change: (leads: LeadRow[]) => LeadRow[]): void =>
  void queryClient.setQueryData(leadsQuery.queryKey, (leads: LeadRow[] | undefined) => leads && change(leads));
