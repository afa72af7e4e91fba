import { cutCharacters } from "@linkedpotential/contract/characters";
import { leadNameMax } from "@linkedpotential/contract/leads/limits";
import type { Lead, NewLead } from "@linkedpotential/contract/leads/schema";

const copySuffix = " (Kopie)";

/**
 * Returns a copy of a lead with the status "new" and no follow-up. Cuts a long name to make room for the suffix (D43).
 */
export function copyOfLead(lead: Lead): NewLead {
  const { id, createdAt, lastActivity, lastTouchAt, lastTouchType, ...fields } = lead;
  return {
    ...fields,
    name: cutCharacters(lead.name, leadNameMax - copySuffix.length) + copySuffix,
    status: "new",
    followUpDate: null,
    followUpCompleted: false,
    lostReason: "",
  };
}
