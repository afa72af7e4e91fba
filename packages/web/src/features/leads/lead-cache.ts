import type { Lead, LeadRow, TimelineEntry } from "@linkedpotential/contract/leads/schema";
import { apiPath } from "../../lib/api.ts";
import { queryClient } from "../../lib/query-client.ts";

const listKey = [apiPath("leads/list")];
const leadKey = (id: number) => [apiPath("leads/get", { params: { leadId: id } })];
const timelineKey = (id: number) => [apiPath("leads/list-timeline", { params: { leadId: id } })];

const cachedLeads = (): LeadRow[] => queryClient.getQueryData<LeadRow[]>(listKey) ?? [];
export const cachedLead = (id: number): LeadRow | undefined => cachedLeads().find((lead) => lead.id === id);

/** Stops answers that are on their way: they were given before the change and would undo it on the screen. */
export const holdList = (): Promise<void> => queryClient.cancelQueries({ queryKey: listKey });

function changeList(change: (leads: LeadRow[]) => LeadRow[]): void {
  queryClient.setQueryData<LeadRow[]>(listKey, (leads) => leads && change(leads));
}

/** Puts a lead into the list, in place of the one with its id. */
export function putRow(row: LeadRow): void {
  changeList((leads) =>
    leads.some(({ id }) => id === row.id) ? leads.map((lead) => (lead.id === row.id ? row : lead)) : [...leads, row],
  );
}

/** The server's whole lead: into the list, and for the dialog. */
export function putLead({ vorbereitung, infosErstgespraech, infosZweitgespraech, ...row }: Lead): void {
  putRow(row);
  queryClient.setQueryData<Lead>(leadKey(row.id), { ...row, vorbereitung, infosErstgespraech, infosZweitgespraech });
}

/** Changes some fields of a lead in the list until the server has answered. */
export function patchRow(id: number, change: Partial<LeadRow>): void {
  changeList((leads) => leads.map((lead) => (lead.id === id ? { ...lead, ...change } : lead)));
}

export function dropRows(...ids: number[]): void {
  const gone = new Set(ids);
  changeList((leads) => leads.filter(({ id }) => !gone.has(id)));
  for (const id of ids) {
    queryClient.removeQueries({ queryKey: leadKey(id) });
    queryClient.removeQueries({ queryKey: timelineKey(id) });
  }
}

/** A new entry stands on top of the timeline. */
export function addEntry(id: number, entry: TimelineEntry): void {
  queryClient.setQueryData<TimelineEntry[]>(timelineKey(id), (entries) => entries && [entry, ...entries]);
}

/** Follow-ups are tasks too (D34), and every change is an entry of the timeline. */
export function refreshWhatDepends(id?: number): void {
  void queryClient.invalidateQueries({ queryKey: [apiPath("tasks/list")] });
  if (id !== undefined) void queryClient.invalidateQueries({ queryKey: timelineKey(id) });
}

/** After an import the whole list is asked for again. */
export const refreshList = (): Promise<void> => queryClient.invalidateQueries({ queryKey: listKey });
