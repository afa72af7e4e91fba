import { getCompany as contract } from "@linkedpotential/contract/business/company/routes";
import { getCompany } from "@linkedpotential/core/business/company/get-company";
import { route } from "../http/route.ts";

export const handler = route(contract, getCompany);
