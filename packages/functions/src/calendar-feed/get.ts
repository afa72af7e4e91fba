import { getCalendarFeed as contract } from "@linkedpotential/contract/calendar-feed/routes";
import { getCalendarFeed } from "@linkedpotential/core/calendar-feed/get-calendar-feed";
import { route } from "../http/route.ts";

export const handler = route(contract, getCalendarFeed);
