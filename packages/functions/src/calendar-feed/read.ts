import { readCalendarFeed as contract } from "@linkedpotential/contract/calendar-feed/routes";
import { readCalendarFeed } from "@linkedpotential/core/calendar-feed/read-calendar-feed";
import { publicFeed } from "../http/public-feed.ts";

export const handler = publicFeed(contract, readCalendarFeed);
