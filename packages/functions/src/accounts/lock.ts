import { lockAccount as contract } from "@linkedpotential/contract/accounts/routes";
import { lockAccount } from "@linkedpotential/core/accounts/lock/lock-account";
import { route } from "../http/route.ts";

export const handler = route(contract, lockAccount);
