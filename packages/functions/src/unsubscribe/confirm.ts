import { confirmUnsubscribe as contract } from "@linkedpotential/contract/unsubscribe/routes";
import { confirmUnsubscribe } from "@linkedpotential/core/unsubscribe/confirm-unsubscribe";
import { route } from "../http/route.ts";

export const handler = route(contract, confirmUnsubscribe);
