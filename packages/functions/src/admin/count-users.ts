import { countUsers as contract } from "@linkedpotential/contract/admin/routes";
import { countUsers } from "@linkedpotential/core/admin/users/count-users";
import { route } from "../http/route.ts";

export const handler = route(contract, countUsers);
