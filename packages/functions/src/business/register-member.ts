import { registerMember as contract } from "@linkedpotential/contract/business/company/routes";
import { registerMember } from "@linkedpotential/core/business/company/invitations/register-member";
import { route } from "../http/route.ts";

export const handler = route(contract, registerMember);
