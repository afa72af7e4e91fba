import { listLearnings as contract } from "@linkedpotential/contract/business/company/routes";
import { listLearnings } from "@linkedpotential/core/business/company/entries/learnings";
import { route } from "../http/route.ts";

export const handler = route(contract, listLearnings);
