import { forgotPassword as contract } from "@linkedpotential/contract/auth/routes";
import { forgotPassword } from "@linkedpotential/core/auth/forgot-password";
import { route } from "../http/route.ts";

export const handler = route(contract, forgotPassword);
