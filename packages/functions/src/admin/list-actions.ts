import { listActions as contract } from "@linkedpotential/contract/admin/routes";
import { listActions } from "@linkedpotential/core/admin/record/list-actions";
import { route } from "../http/route.ts";

export const handler = route(contract, listActions);
