import { revokeCode as contract } from "@linkedpotential/contract/admin/routes";
import { revokeCode } from "@linkedpotential/core/admin/codes/revoke-code";
import { route } from "../http/route.ts";

export const handler = route(contract, revokeCode);
