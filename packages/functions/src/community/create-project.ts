import { createProject as contract } from "@linkedpotential/contract/community/routes";
import { createProject } from "@linkedpotential/core/community/create-project";
import { route } from "../http/route.ts";

export const handler = route(contract, createProject);
