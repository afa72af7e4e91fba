import { register as contract } from "@linkedpotential/contract/auth/routes";
import { register } from "@linkedpotential/core/auth/registration/register";
import { route } from "../http/route.ts";

export const handler = route(contract, register);
