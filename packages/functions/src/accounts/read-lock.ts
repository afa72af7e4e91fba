import { readLock as contract } from "@linkedpotential/contract/accounts/routes";
import { readLock } from "@linkedpotential/core/accounts/lock/read-lock";
import { route } from "../http/route.ts";

export const handler = route(contract, readLock);
