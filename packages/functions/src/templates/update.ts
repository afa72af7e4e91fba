import { updateTemplate as contract } from "@linkedpotential/contract/templates/routes";
import { updateTemplate } from "@linkedpotential/core/templates/update-template";
import { route } from "../http/route.ts";

export const handler = route(contract, updateTemplate);
