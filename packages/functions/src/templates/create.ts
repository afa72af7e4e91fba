import { createTemplate as contract } from "@linkedpotential/contract/templates/routes";
import { createTemplate } from "@linkedpotential/core/templates/create-template";
import { route } from "../http/route.ts";

export const handler = route(contract, createTemplate);
