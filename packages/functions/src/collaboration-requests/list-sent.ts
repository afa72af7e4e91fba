import { listSentRequests as contract } from "@linkedpotential/contract/collaboration-requests/routes";
import { listSentRequests } from "@linkedpotential/core/collaboration-requests/list-sent-requests";
import { route } from "../http/route.ts";

export const handler = route(contract, listSentRequests);
