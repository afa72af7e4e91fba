import { deleteLearning as contract } from "@linkedpotential/contract/business/company/routes";
import { deleteLearning } from "@linkedpotential/core/business/company/entries/learnings";
import { route } from "../http/route.ts";

export const handler = route(contract, deleteLearning);
