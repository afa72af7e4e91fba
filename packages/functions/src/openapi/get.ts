import { getOpenApi as contract } from "@linkedpotential/contract/openapi/routes";
import { getOpenApi } from "@linkedpotential/core/openapi/get-open-api";
import { route } from "../http/route.ts";

export const handler = route(contract, getOpenApi);
