import { takeOver as contract } from "@linkedpotential/contract/business/company/routes";
import { takeOver } from "@linkedpotential/core/business/company/entries/take-over";
import { route } from "../http/route.ts";

export const handler = route(contract, takeOver);
