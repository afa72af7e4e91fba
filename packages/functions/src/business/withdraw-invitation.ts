import { withdrawInvitation as contract } from "@linkedpotential/contract/business/company/routes";
import { withdrawInvitation } from "@linkedpotential/core/business/company/invitations/withdraw-invitation";
import { route } from "../http/route.ts";

export const handler = route(contract, withdrawInvitation);
