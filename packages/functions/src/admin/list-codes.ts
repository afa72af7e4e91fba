import { listCodes as contract } from "@linkedpotential/contract/admin/routes";
import { listCodes } from "@linkedpotential/core/admin/codes/list-codes";
import { route } from "../http/route.ts";

export const handler = route(contract, listCodes);
