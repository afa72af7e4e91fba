import { renameCompany as contract } from "@linkedpotential/contract/business/company/routes";
import { renameCompany } from "@linkedpotential/core/business/company/rename-company";
import { route } from "../http/route.ts";

export const handler = route(contract, renameCompany);
