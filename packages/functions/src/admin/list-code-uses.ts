import { listCodeUses as contract } from "@linkedpotential/contract/admin/routes";
import { listCodeUses } from "@linkedpotential/core/admin/codes/list-code-uses";
import { route } from "../http/route.ts";

export const handler = route(contract, listCodeUses);
