import { removeConnection as contract } from "@linkedpotential/contract/network/routes";
import { removeConnection } from "@linkedpotential/core/network/remove-connection";
import { route } from "../http/route.ts";

export const handler = route(contract, removeConnection);
