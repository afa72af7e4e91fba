import { changePassword as contract } from "@linkedpotential/contract/auth/routes";
import { changePassword } from "@linkedpotential/core/auth/password/change-password";
import { route } from "../http/route.ts";

export const handler = route(contract, changePassword);
