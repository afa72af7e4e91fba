import { getLiveTraining as contract } from "@linkedpotential/contract/live-trainings/routes";
import { getLiveTraining } from "@linkedpotential/core/live-trainings/get-live-training";
import { route } from "../http/route.ts";

export const handler = route(contract, getLiveTraining);
