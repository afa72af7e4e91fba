import { getFreelancer as contract } from "@linkedpotential/contract/freelancers/routes";
import { getFreelancer } from "@linkedpotential/core/freelancers/get-freelancer";
import { route } from "../http/route.ts";

export const handler = route(contract, getFreelancer);
