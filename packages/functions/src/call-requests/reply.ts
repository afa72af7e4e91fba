import { replyToCallRequest as contract } from "@linkedpotential/contract/call-requests/routes";
import { replyToCallRequest } from "@linkedpotential/core/call-requests/reply-to-call-request";
import { route } from "../http/route.ts";

export const handler = route(contract, replyToCallRequest);
