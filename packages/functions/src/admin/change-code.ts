import { changeCode as contract } from "@linkedpotential/contract/admin/routes";
import { changeCode } from "@linkedpotential/core/admin/codes/change-code";
import { route } from "../http/route.ts";

export const handler = route(contract, changeCode);
