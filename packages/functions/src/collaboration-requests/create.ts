import { createRequest as contract } from "@linkedpotential/contract/collaboration-requests/routes";
import { createRequest } from "@linkedpotential/core/collaboration-requests/create-request";
import { route } from "../http/route.ts";

export const handler = route(contract, createRequest);
