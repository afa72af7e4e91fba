import { deleteUser as contract } from "@linkedpotential/contract/admin/routes";
import { deleteUser } from "@linkedpotential/core/admin/users/delete-user";
import { route } from "../http/route.ts";

export const handler = route(contract, deleteUser);
