import { cancelSubscription as contract } from "@linkedpotential/contract/billing/routes";
import { cancelSubscription } from "@linkedpotential/core/billing/contract/change-cancellation";
import { route } from "../http/route.ts";

export const handler = route(contract, cancelSubscription);
