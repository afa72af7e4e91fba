import { deleteAccountWithReason as contract } from "@linkedpotential/contract/accounts/routes";
import { deleteAccountWithReason } from "@linkedpotential/core/accounts/delete-account-with-reason";
import { route } from "../http/route.ts";

export const handler = route(contract, deleteAccountWithReason);
