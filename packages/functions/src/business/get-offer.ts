import { getOffer as contract } from "@linkedpotential/contract/business/routes";
import { getOffer } from "@linkedpotential/core/business/get-offer";
import { publicDocument } from "../http/public-document.ts";

export const handler = publicDocument(contract, getOffer);
