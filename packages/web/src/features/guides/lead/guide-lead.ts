import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { createContext, use } from "react";

const Context = createContext<LeadRow | undefined>(undefined);

/** Provides the lead for whom samples and templates are filled in. */
export const GuideLeadProvider = Context;
export const useGuideLead = (): LeadRow | undefined => use(Context);
