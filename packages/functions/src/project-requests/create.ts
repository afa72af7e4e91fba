import { createProjectRequest as contract } from "@linkedpotential/contract/project-requests/routes";
import { createProjectRequest } from "@linkedpotential/core/project-requests/create-project-request";
import { route } from "../http/route.ts";

export const handler = route(contract, createProjectRequest);
