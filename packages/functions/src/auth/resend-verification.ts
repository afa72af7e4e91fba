import { resendVerification as contract } from "@linkedpotential/contract/auth/routes";
import { resendVerification } from "@linkedpotential/core/auth/registration/resend-verification";
import { route } from "../http/route.ts";

export const handler = route(contract, resendVerification);
