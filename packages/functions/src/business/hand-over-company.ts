import { handOverCompany as contract } from "@linkedpotential/contract/business/company/routes";
import { handOverCompany } from "@linkedpotential/core/business/company/members/hand-over-company";
import { route } from "../http/route.ts";

export const handler = route(contract, handOverCompany);
