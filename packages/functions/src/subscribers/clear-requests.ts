import { clearRequests } from "@linkedpotential/core/collaboration-requests/clear-requests";
import { subscriber } from "../background/subscriber.ts";

export const handler = subscriber("subscribers/clear-requests", clearRequests);
