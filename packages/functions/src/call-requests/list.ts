import { listCallRequests as contract } from "@linkedpotential/contract/call-requests/routes";
import { listCallRequests } from "@linkedpotential/core/call-requests/list-call-requests";
import { route } from "../http/route.ts";

export const handler = route(contract, listCallRequests);
