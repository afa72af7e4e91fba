import { listTemplates as contract } from "@linkedpotential/contract/templates/routes";
import { listTemplates } from "@linkedpotential/core/templates/list-templates";
import { route } from "../http/route.ts";

export const handler = route(contract, listTemplates);
