import { listAccountActions as contract } from "@linkedpotential/contract/accounts/routes";
import { listAccountActions } from "@linkedpotential/core/accounts/list-account-actions";
import { route } from "../http/route.ts";

export const handler = route(contract, listAccountActions);
