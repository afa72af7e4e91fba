import { updateCompany as contract } from "@linkedpotential/contract/business/company/routes";
import { updateCompany } from "@linkedpotential/core/business/company/update-company";
import { route } from "../http/route.ts";

export const handler = route(contract, updateCompany);
