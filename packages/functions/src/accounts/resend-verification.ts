import { resendAccountVerification as contract } from "@linkedpotential/contract/accounts/routes";
import { resendAccountVerification } from "@linkedpotential/core/accounts/resend-account-verification";
import { route } from "../http/route.ts";

export const handler = route(contract, resendAccountVerification);
