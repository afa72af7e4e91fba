import { getSubscription as contract } from "@linkedpotential/contract/billing/routes";
import { getSubscription } from "@linkedpotential/core/billing/get-subscription";
import { route } from "../http/route.ts";

export const handler = route(contract, getSubscription);
