import { confirmDeclaration as contract } from "@linkedpotential/contract/billing/routes";
import { confirmDeclaration } from "@linkedpotential/core/billing/declarations/confirm-declaration";
import { route } from "../http/route.ts";

export const handler = route(contract, confirmDeclaration);
