import { deleteUsers as contract } from "@linkedpotential/contract/admin/routes";
import { deleteUsers } from "@linkedpotential/core/admin/users/delete-users";
import { route } from "../http/route.ts";

export const handler = route(contract, deleteUsers);
