import { createContext, use } from "react";

/** Id of the lead whose record is open. Null when none is. */
export const OpenLead = createContext<number | null>(null);

/** Returns the id of the lead whose record is open, so that the list can mark it. */
export const useOpenLead = (): number | null => use(OpenLead);
