import { listUsers as contract } from "@linkedpotential/contract/admin/routes";
import { listUsers } from "@linkedpotential/core/admin/users/list-users";
import { route } from "../http/route.ts";

export const handler = route(contract, listUsers);
