import { resetPassword as contract } from "@linkedpotential/contract/auth/routes";
import { resetPassword } from "@linkedpotential/core/auth/password/reset-password";
import { route } from "../http/route.ts";

export const handler = route(contract, resetPassword);
