import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { createContext, use } from "react";

const Context = createContext<LeadRow | undefined>(undefined);

/** For whom the step is read: samples and templates are filled in for them. */
export const GuideLeadProvider = Context;
export const useGuideLead = (): LeadRow | undefined => use(Context);
