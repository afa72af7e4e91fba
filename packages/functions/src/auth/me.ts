import { whoAmI as contract } from "@linkedpotential/contract/auth/routes";
import { whoAmI } from "@linkedpotential/core/auth/session/who-am-i";
import { route } from "../http/route.ts";

export const handler = route(contract, whoAmI);
