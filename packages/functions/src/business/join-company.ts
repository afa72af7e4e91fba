import { joinCompany as contract } from "@linkedpotential/contract/business/company/routes";
import { joinCompany } from "@linkedpotential/core/business/company/invitations/join-company";
import { route } from "../http/route.ts";

export const handler = route(contract, joinCompany);
