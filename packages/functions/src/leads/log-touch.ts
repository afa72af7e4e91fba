import { logTouch as contract } from "@linkedpotential/contract/leads/routes";
import { logTouch } from "@linkedpotential/core/leads/timeline/log-touch";
import { route } from "../http/route.ts";

export const handler = route(contract, logTouch);
