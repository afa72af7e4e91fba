import { revertEmail as contract } from "@linkedpotential/contract/auth/routes";
import { revertEmail } from "@linkedpotential/core/auth/email/revert-email";
import { route } from "../http/route.ts";

export const handler = route(contract, revertEmail);
