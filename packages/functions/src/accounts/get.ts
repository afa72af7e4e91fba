import { getAccount as contract } from "@linkedpotential/contract/accounts/routes";
import { getAccount } from "@linkedpotential/core/accounts/get-account";
import { route } from "../http/route.ts";

export const handler = route(contract, getAccount);
