import { listNotifications as contract } from "@linkedpotential/contract/notifications/routes";
import { listNotifications } from "@linkedpotential/core/notifications/list-notifications";
import { route } from "../http/route.ts";

export const handler = route(contract, listNotifications);
