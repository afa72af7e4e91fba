import type { LeadCsvRow } from "@linkedpotential/contract/leads/csv";
import { identitiesOf } from "@linkedpotential/contract/leads/rules";
import type { LeadImportReport, NewLead } from "@linkedpotential/contract/leads/schema";

interface Known {
  name: string;
  company: string;
  email: string;
  linkedinUrl: string;
}

export interface CheckedImport {
  rows: LeadImportReport["rows"];
  /** The leads to create: those of the rows that are neither wrong nor repeat anybody. */
  leads: NewLead[];
  isValid: boolean;
}

/**
 * Says for each row whether it can be created, repeats an existing lead or an earlier row (same e-mail address or
 * LinkedIn profile), or is wrong.
 */
export function checkImport(rows: readonly LeadCsvRow[], existing: readonly Known[]): CheckedImport {
  const seen = new Map<string, string>();
  for (const lead of existing) {
    for (const identity of identitiesOf(lead)) seen.set(identity, `„${lead.name}“ (${lead.company})`);
  }
  const checked: CheckedImport = { rows: [], leads: [], isValid: true };
  for (const { line, name, company, lead, problems } of rows) {
    const report = (status: "ok" | "duplicate" | "invalid", texts: string[]) =>
      checked.rows.push({ line, name, company, status, problems: texts });
    if (!lead) {
      checked.isValid = false;
      report("invalid", problems);
      continue;
    }
    const identities = identitiesOf(lead);
    const twin = identities.find((identity) => seen.has(identity));
    if (twin !== undefined) {
      report("duplicate", [repeats(twin, seen.get(twin) ?? "")]);
      continue;
    }
    for (const identity of identities) seen.set(identity, `Zeile ${line}`);
    checked.leads.push(lead);
    report("ok", []);
  }
  return checked;
}

const repeats = (identity: string, whom: string): string =>
  `Gleiche ${identity.startsWith("mail") ? "E-Mail-Adresse" : "LinkedIn-Adresse"} wie ${whom}`;
