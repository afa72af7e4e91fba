import { invite as contract } from "@linkedpotential/contract/business/company/routes";
import { invite } from "@linkedpotential/core/business/company/invitations/invite";
import { route } from "../http/route.ts";

export const handler = route(contract, invite);
