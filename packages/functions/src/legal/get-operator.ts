import { getOperator as contract } from "@linkedpotential/contract/legal/routes";
import { getOperator } from "@linkedpotential/core/legal/get-operator";
import { publicDocument } from "../http/public-document.ts";

export const handler = publicDocument(contract, getOperator);
