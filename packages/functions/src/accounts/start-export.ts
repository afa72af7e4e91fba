import { startAccountExport as contract } from "@linkedpotential/contract/accounts/routes";
import { startAccountExport } from "@linkedpotential/core/accounts/start-account-export";
import { route } from "../http/route.ts";

export const handler = route(contract, startAccountExport);
