import { settleCallRequest as contract } from "@linkedpotential/contract/call-requests/routes";
import { settleCallRequest } from "@linkedpotential/core/call-requests/settle-call-request";
import { route } from "../http/route.ts";

export const handler = route(contract, settleCallRequest);
