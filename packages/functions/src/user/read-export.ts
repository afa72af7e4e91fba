import { readExport as contract } from "@linkedpotential/contract/user/routes";
import { readExport } from "@linkedpotential/core/user/export/read-export";
import { route } from "../http/route.ts";

export const handler = route(contract, readExport);
