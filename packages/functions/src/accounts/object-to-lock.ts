import { objectToLock as contract } from "@linkedpotential/contract/accounts/routes";
import { objectToLock } from "@linkedpotential/core/accounts/lock/object-to-lock";
import { route } from "../http/route.ts";

export const handler = route(contract, objectToLock);
