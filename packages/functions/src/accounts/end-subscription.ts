import { endAccountSubscription as contract } from "@linkedpotential/contract/accounts/contract/routes";
import { endAccountSubscription } from "@linkedpotential/core/accounts/contract/end-account-subscription";
import { route } from "../http/route.ts";

export const handler = route(contract, endAccountSubscription);
