import { unlockAccount as contract } from "@linkedpotential/contract/accounts/routes";
import { unlockAccount } from "@linkedpotential/core/accounts/lock/unlock-account";
import { route } from "../http/route.ts";

export const handler = route(contract, unlockAccount);
