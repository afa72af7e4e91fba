import { listActivity as contract } from "@linkedpotential/contract/leads/routes";
import { listActivity } from "@linkedpotential/core/leads/activity/list-activity";
import { route } from "../http/route.ts";

export const handler = route(contract, listActivity);
