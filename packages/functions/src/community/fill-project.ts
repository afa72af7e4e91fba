import { fillProject as contract } from "@linkedpotential/contract/community/routes";
import { fillProject } from "@linkedpotential/core/community/fill-project";
import { route } from "../http/route.ts";

export const handler = route(contract, fillProject);
