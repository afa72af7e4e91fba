import { registerBusiness as contract } from "@linkedpotential/contract/auth/routes";
import { registerBusiness } from "@linkedpotential/core/auth/registration/register-business";
import { route } from "../http/route.ts";

export const handler = route(contract, registerBusiness);
