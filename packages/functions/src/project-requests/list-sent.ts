import { listSentProjectRequests as contract } from "@linkedpotential/contract/project-requests/routes";
import { listSentProjectRequests } from "@linkedpotential/core/project-requests/list-sent-project-requests";
import { route } from "../http/route.ts";

export const handler = route(contract, listSentProjectRequests);
