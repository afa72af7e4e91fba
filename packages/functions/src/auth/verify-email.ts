import { verifyEmail as contract } from "@linkedpotential/contract/auth/routes";
import { verifyEmail } from "@linkedpotential/core/auth/registration/verify-email";
import { route } from "../http/route.ts";

export const handler = route(contract, verifyEmail);
