import { listReceivedRequests as contract } from "@linkedpotential/contract/collaboration-requests/routes";
import { listReceivedRequests } from "@linkedpotential/core/collaboration-requests/list-received-requests";
import { route } from "../http/route.ts";

export const handler = route(contract, listReceivedRequests);
