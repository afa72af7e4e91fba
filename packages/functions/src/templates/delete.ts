import { deleteTemplate as contract } from "@linkedpotential/contract/templates/routes";
import { deleteTemplate } from "@linkedpotential/core/templates/delete-template";
import { route } from "../http/route.ts";

export const handler = route(contract, deleteTemplate);
