import { deleteAccount } from "@linkedpotential/contract/user/routes";
import { deleteOwnAccount } from "@linkedpotential/core/user/deletion/delete-own-account";
import { route } from "../http/route.ts";

export const handler = route(deleteAccount, deleteOwnAccount);
