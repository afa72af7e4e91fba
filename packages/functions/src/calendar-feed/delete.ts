import { deleteCalendarFeed as contract } from "@linkedpotential/contract/calendar-feed/routes";
import { deleteCalendarFeed } from "@linkedpotential/core/calendar-feed/delete-calendar-feed";
import { route } from "../http/route.ts";

export const handler = route(contract, deleteCalendarFeed);
