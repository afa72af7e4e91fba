import { settleDeclaration as contract } from "@linkedpotential/contract/admin/routes";
import { settleDeclaration } from "@linkedpotential/core/admin/contracts/settle-declaration";
import { route } from "../http/route.ts";

export const handler = route(contract, settleDeclaration);
