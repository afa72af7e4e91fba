import { answerProjectRequest as contract } from "@linkedpotential/contract/project-requests/routes";
import { answerProjectRequest } from "@linkedpotential/core/project-requests/answer-project-request";
import { route } from "../http/route.ts";

export const handler = route(contract, answerProjectRequest);
