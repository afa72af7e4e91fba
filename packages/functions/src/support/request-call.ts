import { requestCall as contract } from "@linkedpotential/contract/support/routes";
import { requestCall } from "@linkedpotential/core/support/request-call";
import { route } from "../http/route.ts";

export const handler = route(contract, requestCall);
