import { identitiesOf } from "@linkedpotential/contract/leads/identities";
import type { ImportRow, NewLead } from "@linkedpotential/contract/leads/schema";
import type { LeadCsvRow } from "./csv.ts";

interface Known {
  name: string;
  company: string;
  email: string;
  linkedinUrl: string;
}

type Duplicated = Extract<ImportRow, { status: "duplicate" }>["of"];

export interface CheckedImport {
  rows: ImportRow[];
  leads: NewLead[];
}

/**
 * Splits rows into leads to create and a report. A row with the e-mail address or LinkedIn profile of a lead or of an
 * earlier row is a duplicate.
 */
export function checkImport(rows: readonly LeadCsvRow[], existing: readonly Known[]): CheckedImport {
  const seen = new Map<string, Duplicated>();
  for (const { name, company, ...lead } of existing) {
    for (const identity of identitiesOf(lead)) seen.set(identity, { name, company });
  }
  const checked: CheckedImport = { rows: [], leads: [] };
  for (const { lead, problems, ...row } of rows) {
    if (!lead) {
      checked.rows.push({ ...row, status: "invalid", problems });
      continue;
    }
    const identities = identitiesOf(lead);
    const known = identities.find((identity) => seen.has(identity));
    if (known) {
      checked.rows.push({ ...row, status: "duplicate", same: sameIn(known), of: seen.get(known) });
      continue;
    }
    for (const identity of identities) seen.set(identity, { line: row.line });
    checked.leads.push(lead);
    checked.rows.push({ ...row, status: "ok" });
  }
  return checked;
}

const sameIn = (identity: string) => (identity.startsWith("mail") ? "email" : "linkedinUrl");
