import { lookUpUsers as contract } from "@linkedpotential/contract/admin/routes";
import { lookUpUsers } from "@linkedpotential/core/admin/users/look-up-users";
import { route } from "../http/route.ts";

export const handler = route(contract, lookUpUsers);
