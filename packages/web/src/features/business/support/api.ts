import { apiQuery, revisitStaleTime as staleTime } from "../../../lib/api/query-client.ts";

export const supportQuery = { ...apiQuery("business/get-support"), staleTime };
