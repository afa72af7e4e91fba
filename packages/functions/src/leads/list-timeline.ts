import { listTimeline as contract } from "@linkedpotential/contract/leads/routes";
import { listTimeline } from "@linkedpotential/core/leads/timeline/list-timeline";
import { route } from "../http/route.ts";

export const handler = route(contract, listTimeline);
