import { confirmEmail as contract } from "@linkedpotential/contract/auth/routes";
import { confirmEmail } from "@linkedpotential/core/auth/email/confirm-email";
import { route } from "../http/route.ts";

export const handler = route(contract, confirmEmail);
