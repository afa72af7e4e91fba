import { changePassword as contract } from "@linkedpotential/contract/auth/routes";
import { changePassword } from "@linkedpotential/core/auth/change-password";
import { route } from "../http/route.ts";

export const handler = route(contract, changePassword);
