import { requestExport as contract } from "@linkedpotential/contract/user/routes";
import { requestExport } from "@linkedpotential/core/user/export/request-export";
import { route } from "../http/route.ts";

export const handler = route(contract, requestExport);
