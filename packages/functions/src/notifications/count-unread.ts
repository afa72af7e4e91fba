import { countUnread as contract } from "@linkedpotential/contract/notifications/routes";
import { countUnread } from "@linkedpotential/core/notifications/count-unread";
import { route } from "../http/route.ts";

export const handler = route(contract, countUnread);
