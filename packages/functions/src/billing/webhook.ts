import { receiveWebhook as contract } from "@linkedpotential/contract/billing/routes";
import { receiveWebhook } from "@linkedpotential/core/billing/receive-webhook";
import { route } from "../http/route.ts";

export const handler = route(contract, receiveWebhook);
