import { updateSentProjectRequest as contract } from "@linkedpotential/contract/project-requests/routes";
import { updateSentProjectRequest } from "@linkedpotential/core/project-requests/update-sent-project-request";
import { route } from "../http/route.ts";

export const handler = route(contract, updateSentProjectRequest);
