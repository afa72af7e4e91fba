import { listAccountEvents as contract } from "@linkedpotential/contract/accounts/routes";
import { listAccountEvents } from "@linkedpotential/core/accounts/list-account-events";
import { route } from "../http/route.ts";

export const handler = route(contract, listAccountEvents);
