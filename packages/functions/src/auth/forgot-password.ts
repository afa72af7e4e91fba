import { forgotPassword as contract } from "@linkedpotential/contract/auth/routes";
import { forgotPassword } from "@linkedpotential/core/auth/password/forgot-password";
import { route } from "../http/route.ts";

export const handler = route(contract, forgotPassword);
