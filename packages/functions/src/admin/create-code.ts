import { createCode as contract } from "@linkedpotential/contract/admin/routes";
import { createCode } from "@linkedpotential/core/admin/codes/create-code";
import { route } from "../http/route.ts";

export const handler = route(contract, createCode);
