import { useQuery } from "@tanstack/react-query";
import { apiListQuery } from "../../../lib/api/query-client.ts";

/** The leads that the app has loaded anyway; none where it has not. The tracker itself asks for nothing (KPI-27). */
export const useCrmLeads = () => useQuery({ ...apiListQuery("leads/list"), enabled: false }).data;
