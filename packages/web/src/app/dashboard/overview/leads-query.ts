import { apiListQuery } from "../../../lib/api/query-client.ts";

/** All leads of the user, as the CRM reads and polls them. */
export const leadsQuery = apiListQuery("leads/list");
