import { updateProject as contract } from "@linkedpotential/contract/community/routes";
import { updateProject } from "@linkedpotential/core/community/update-project";
import { route } from "../http/route.ts";

export const handler = route(contract, updateProject);
