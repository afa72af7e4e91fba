import { withdraw as contract } from "@linkedpotential/contract/billing/routes";
import { withdraw } from "@linkedpotential/core/billing/declarations/declare";
import { route } from "../http/route.ts";

export const handler = route(contract, withdraw);
