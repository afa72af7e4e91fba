import { listReceivedProjectRequests as contract } from "@linkedpotential/contract/project-requests/routes";
import { listReceivedProjectRequests } from "@linkedpotential/core/project-requests/list-received-project-requests";
import { route } from "../http/route.ts";

export const handler = route(contract, listReceivedProjectRequests);
