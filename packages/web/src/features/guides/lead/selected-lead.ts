import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { createContext, use } from "react";

const Context = createContext<LeadRow | undefined>(undefined);

/** Provides the lead whose data fills the placeholders of samples and templates. */
export const SelectedLeadProvider = Context;
export const useSelectedLead = (): LeadRow | undefined => use(Context);
