import type { ImportRow, NewLead } from "@linkedpotential/contract/leads/schema";
import { type Employment, employmentAfter, type KnownLead, KnownPeople, publicOrigin } from "./known-people.ts";
import type { LeadCsvRow } from "./read-row.ts";

/** Lines that the caller chose: similar people to create nevertheless, and changed people to update. */
export interface Chosen {
  similar?: readonly number[] | undefined;
  updates?: readonly number[] | undefined;
}

export interface LeadUpdate extends Employment {
  leadId: number;
  /** Line of the row. */
  line: number;
}

export interface CheckedImport {
  rows: ImportRow[];
  /** Leads to create. */
  leads: NewLead[];
  updates: LeadUpdate[];
}

interface Finding {
  row: ImportRow;
  change?: LeadUpdate;
}

/**
 * Splits the rows into leads to create, leads to update and a report. A row with the e-mail address or LinkedIn profile
 * of a lead or an earlier row is a duplicate, or a change when company or position differ. A row with the name and
 * company of one is similar, and is created only when it was chosen.
 */
export function checkImport(
  rows: readonly LeadCsvRow[],
  existing: readonly KnownLead[],
  { similar = [], updates = [] }: Chosen = {},
): CheckedImport {
  const people = new KnownPeople();
  for (const lead of existing) people.add(lead, lead);
  const wanted = new Set(similar);
  const changes = new Map<number, LeadUpdate>();
  const checked: Omit<CheckedImport, "updates"> = { rows: [], leads: [] };
  for (const { lead, problems, ...named } of rows) {
    if (!lead) {
      checked.rows.push({ ...named, status: "invalid", problems });
      continue;
    }
    const { row, change } = find(people, named, lead, wanted, changes);
    checked.rows.push(row);
    if (change) changes.set(change.leadId, change);
    if (row.status !== "ok") continue;
    checked.leads.push(lead);
    // Add only what is created. Then a row that is left out has a lead that also stops it the next time, in whatever
    // order the rows come.
    people.add(lead, { line: row.line });
  }
  const updated = new Set(updates);
  return { ...checked, updates: [...changes.values()].filter(({ line }) => updated.has(line)) };
}

type Named = Omit<LeadCsvRow, "lead" | "problems">;

/** Compares a row with all people before it. `changes` are those of earlier rows: a lead changes once per file. */
function find(
  people: KnownPeople,
  row: Named,
  lead: NewLead,
  wanted: ReadonlySet<number>,
  changes: ReadonlyMap<number, LeadUpdate>,
): Finding {
  const known = people.same(lead);
  if (known) {
    const { same, origin } = known;
    const duplicate = { ...row, same, of: publicOrigin(origin) };
    const after = "id" in origin && !changes.has(origin.id) ? employmentAfter(origin, lead) : undefined;
    if (!after || !("id" in origin)) return { row: { ...duplicate, status: "duplicate" } };
    const before = { company: origin.company, position: origin.position };
    const change = { leadId: origin.id, line: row.line, ...after };
    return { row: { ...duplicate, status: "changed", before, after }, change };
  }
  const origin = people.similar(lead);
  if (!origin || wanted.has(row.line)) return { row: { ...row, status: "ok" } };
  return { row: { ...row, status: "similar", of: publicOrigin(origin) } };
}
