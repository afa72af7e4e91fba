import { listCodes as contract } from "@linkedpotential/contract/admin/routes";
import { listCodes } from "@linkedpotential/core/admin/list-codes";
import { route } from "../http/route.ts";

export const handler = route(contract, listCodes);
