import { givePremium as contract } from "@linkedpotential/contract/accounts/routes";
import { givePremium } from "@linkedpotential/core/accounts/premium/give-premium";
import { route } from "../http/route.ts";

export const handler = route(contract, givePremium);
