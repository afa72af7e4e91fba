import { getExport as contract } from "@linkedpotential/contract/user/routes";
import { getExport } from "@linkedpotential/core/user/export/get-export";
import { route } from "../http/route.ts";

export const handler = route(contract, getExport);
