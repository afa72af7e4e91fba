import { useQuery } from "@tanstack/react-query";
import { apiListQuery } from "../../../lib/api/query-client.ts";

/** Returns the leads if the app has loaded them. The tracker sends no request (KPI-27). */
export const useCrmLeads = () => useQuery({ ...apiListQuery("leads/list"), enabled: false }).data;
