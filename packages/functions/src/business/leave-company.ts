import { leaveCompany as contract } from "@linkedpotential/contract/business/company/routes";
import { leaveCompany } from "@linkedpotential/core/business/company/members/leave-company";
import { route } from "../http/route.ts";

export const handler = route(contract, leaveCompany);
