import { cancelContract as contract } from "@linkedpotential/contract/billing/routes";
import { cancelContract } from "@linkedpotential/core/billing/declarations/declare";
import { route } from "../http/route.ts";

export const handler = route(contract, cancelContract);
