import { listKeys as contract } from "@linkedpotential/contract/keys/routes";
import { listKeys } from "@linkedpotential/core/keys/list-keys";
import { route } from "../http/route.ts";

export const handler = route(contract, listKeys);
