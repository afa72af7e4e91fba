import { upholdLock as contract } from "@linkedpotential/contract/accounts/routes";
import { upholdLock } from "@linkedpotential/core/accounts/lock/uphold-lock";
import { route } from "../http/route.ts";

export const handler = route(contract, upholdLock);
