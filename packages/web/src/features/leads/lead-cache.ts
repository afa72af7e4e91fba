import type { Lead, LeadRow, TimelineEntry } from "@linkedpotential/contract/leads/schema";
import { apiListQuery, apiQuery, queryClient } from "../../lib/api/query-client.ts";

const { queryKey: listKey } = apiListQuery("leads/list");
const leadKey = (id: number) => apiQuery("leads/get", { params: { leadId: id } }).queryKey;
const timelineKey = (id: number) => apiQuery("leads/list-timeline", { params: { leadId: id } }).queryKey;

const cachedLeads = (): LeadRow[] => queryClient.getQueryData<LeadRow[]>(listKey) ?? [];
export const cachedLead = (id: number): LeadRow | undefined => cachedLeads().find((lead) => lead.id === id);

function changeList(change: (leads: LeadRow[]) => LeadRow[]): void {
  // Cancel a list request in flight, because its answer may not include this change and would overwrite it.
  if (queryClient.getQueryData(listKey)) void queryClient.cancelQueries({ queryKey: listKey });
  queryClient.setQueryData<LeadRow[]>(listKey, (leads) => leads && change(leads));
}

export const refetchLeads = (): void => void queryClient.invalidateQueries({ queryKey: listKey });

export function putRow(row: LeadRow): void {
  changeList((leads) =>
    leads.some(({ id }) => id === row.id) ? leads.map((lead) => (lead.id === row.id ? row : lead)) : [...leads, row],
  );
}

export function putLead({ vorbereitung, infosErstgespraech, infosZweitgespraech, ...row }: Lead): void {
  putRow(row);
  queryClient.setQueryData<Lead>(leadKey(row.id), { ...row, vorbereitung, infosErstgespraech, infosZweitgespraech });
}

export function patchRow(id: number, change: Partial<LeadRow>): void {
  changeList((leads) => leads.map((lead) => (lead.id === id ? { ...lead, ...change } : lead)));
}

export function removeRows(...ids: number[]): void {
  const removed = new Set(ids);
  changeList((leads) => leads.filter(({ id }) => !removed.has(id)));
  for (const id of ids) {
    queryClient.removeQueries({ queryKey: leadKey(id) });
    queryClient.removeQueries({ queryKey: timelineKey(id) });
  }
}

export function addTimelineEntry(id: number, entry: TimelineEntry): void {
  queryClient.setQueryData<TimelineEntry[]>(timelineKey(id), (entries) => entries && [entry, ...entries]);
}
