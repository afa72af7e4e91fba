import { answerRequest as contract } from "@linkedpotential/contract/collaboration-requests/routes";
import { answerRequest } from "@linkedpotential/core/collaboration-requests/answer-request";
import { route } from "../http/route.ts";

export const handler = route(contract, answerRequest);
