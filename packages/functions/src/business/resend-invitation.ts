import { resendInvitation as contract } from "@linkedpotential/contract/business/company/routes";
import { resendInvitation } from "@linkedpotential/core/business/company/invitations/resend-invitation";
import { route } from "../http/route.ts";

export const handler = route(contract, resendInvitation);
