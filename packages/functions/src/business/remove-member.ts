import { removeMember as contract } from "@linkedpotential/contract/business/company/routes";
import { removeMember } from "@linkedpotential/core/business/company/members/remove-member";
import { route } from "../http/route.ts";

export const handler = route(contract, removeMember);
