import { renewCalendarFeed as contract } from "@linkedpotential/contract/calendar-feed/routes";
import { renewCalendarFeed } from "@linkedpotential/core/calendar-feed/renew-calendar-feed";
import { route } from "../http/route.ts";

export const handler = route(contract, renewCalendarFeed);
