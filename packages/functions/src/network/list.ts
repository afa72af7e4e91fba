import { listNetwork as contract } from "@linkedpotential/contract/network/routes";
import { listNetwork } from "@linkedpotential/core/network/list-network";
import { route } from "../http/route.ts";

export const handler = route(contract, listNetwork);
