import { listKeys as contract } from "@linkedpotential/contract/keys/routes";
import { listKeys } from "@linkedpotential/core/keys/list-keys";
import { publicDocument } from "../http/public-document.ts";

export const handler = publicDocument(contract, listKeys);
