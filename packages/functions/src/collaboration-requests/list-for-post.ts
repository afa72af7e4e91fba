import { listRequestsForPost as contract } from "@linkedpotential/contract/collaboration-requests/routes";
import { listRequestsForPost } from "@linkedpotential/core/collaboration-requests/list-requests-for-post";
import { route } from "../http/route.ts";

export const handler = route(contract, listRequestsForPost);
