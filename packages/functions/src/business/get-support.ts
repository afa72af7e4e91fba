import { getSupport as contract } from "@linkedpotential/contract/business/routes";
import { getSupport } from "@linkedpotential/core/business/support/get-support";
import { route } from "../http/route.ts";

export const handler = route(contract, getSupport);
