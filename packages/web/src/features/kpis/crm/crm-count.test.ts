import type { LeadStatus } from "@linkedpotential/contract/leads/statuses";
import { expect, it } from "vitest";
import { countLeadsOn } from "./crm-count.ts";

const lead = (name: string, status: LeadStatus, createdAt: string, lastActivity = createdAt) => ({
  name,
  status,
  createdAt,
  lastActivity,
});
const dayOf = (instant: string) => instant.slice(0, 10);

it("counts the leads of a day by their current status", () => {
  const leads = [
    lead("Neu", "new", "2027-03-02"),
    lead("Angeschrieben", "contacted", "2027-03-02"),
    lead("Nachgefasst", "contacted", "2027-02-01", "2027-03-02"),
    lead("Neu und gleich interessiert", "interested", "2027-03-02"),
    lead("Termin", "qualified", "2027-02-01", "2027-03-02"),
    lead("Angebot", "proposal", "2027-02-01", "2027-03-02"),
    lead("Gewonnen", "won", "2027-02-01", "2027-03-02"),
    lead("Verloren", "lost", "2027-02-01", "2027-03-02"),
    lead("Anderer Tag", "contacted", "2027-02-01", "2027-03-03"),
  ];
  expect(countLeadsOn(leads, "2027-03-02", dayOf)).toEqual({
    leadsKontaktiert: ["Angeschrieben", "Nachgefasst", "Neu und gleich interessiert"],
    interesseGezeigt: ["Neu und gleich interessiert"],
    terminVereinbart: ["Termin", "Angebot"],
    projektGewonnen: ["Gewonnen"],
  });
});
