import { markRead as contract } from "@linkedpotential/contract/notifications/routes";
import { markRead } from "@linkedpotential/core/notifications/mark-read";
import { route } from "../http/route.ts";

export const handler = route(contract, markRead);
