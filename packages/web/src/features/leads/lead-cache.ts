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

/** Changes a lead in the list and, if it was loaded, with its long notes. Returns the rollback. */
export function patchLead(id: number, change: Partial<Lead>): () => void {
  const row = cachedLead(id);
  const whole = queryClient.getQueryData<Lead>(leadKey(id));
  const { vorbereitung, infosErstgespraech, infosZweitgespraech, ...rowChange } = change;
  patchRow(id, rowChange);
  if (whole) queryClient.setQueryData<Lead>(leadKey(id), { ...whole, ...change });
  return () => {
    if (row) putRow(row);
    if (whole) queryClient.setQueryData<Lead>(leadKey(id), whole);
  };
}

/** Replaces several leads of the list in one step. Leads that the list lacks are added. */
export function putRows(rows: readonly LeadRow[]): void {
  const next = new Map(rows.map((row) => [row.id, row]));
  changeList((leads) => {
    const known = new Set(leads.map(({ id }) => id));
    return [...leads.map((lead) => next.get(lead.id) ?? lead), ...rows.filter(({ id }) => !known.has(id))];
  });
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
  queryClient.setQueryData<TimelineEntry[]>(
    timelineKey(id),
    (entries) => entries && [entry, ...entries.filter(({ id: other }) => other !== entry.id)],
  );
}

export function removeTimelineEntry(id: number, entryId: number): void {
  queryClient.setQueryData<TimelineEntry[]>(timelineKey(id), (entries) => entries?.filter((one) => one.id !== entryId));
}
