import { setBillingAddress as contract } from "@linkedpotential/contract/billing/routes";
import { setBillingAddress } from "@linkedpotential/core/billing/set-billing-address";
import { route } from "../http/route.ts";

export const handler = route(contract, setBillingAddress);
