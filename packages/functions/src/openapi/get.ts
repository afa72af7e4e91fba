import { getOpenApi as contract } from "@linkedpotential/contract/openapi/routes";
import { getOpenApi } from "@linkedpotential/core/openapi/get-open-api";
import { publicDocument } from "../http/public-document.ts";

export const handler = publicDocument(contract, getOpenApi);
