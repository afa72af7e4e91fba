import { listFreelancers as contract } from "@linkedpotential/contract/freelancers/routes";
import { listFreelancers } from "@linkedpotential/core/freelancers/list-freelancers";
import { route } from "../http/route.ts";

export const handler = route(contract, listFreelancers);
