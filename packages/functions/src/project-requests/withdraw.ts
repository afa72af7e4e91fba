import { withdrawProjectRequest as contract } from "@linkedpotential/contract/project-requests/routes";
import { withdrawProjectRequest } from "@linkedpotential/core/project-requests/withdraw-project-request";
import { route } from "../http/route.ts";

export const handler = route(contract, withdrawProjectRequest);
