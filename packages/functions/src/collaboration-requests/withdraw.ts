import { withdrawRequest as contract } from "@linkedpotential/contract/collaboration-requests/routes";
import { withdrawRequest } from "@linkedpotential/core/collaboration-requests/withdraw-request";
import { route } from "../http/route.ts";

export const handler = route(contract, withdrawRequest);
