import { getAccountSupport as contract } from "@linkedpotential/contract/accounts/routes";
import { getAccountSupport } from "@linkedpotential/core/accounts/account-support";
import { route } from "../http/route.ts";

export const handler = route(contract, getAccountSupport);
