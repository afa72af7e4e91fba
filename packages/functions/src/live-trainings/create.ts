import { createLiveTraining as contract } from "@linkedpotential/contract/live-trainings/routes";
import { createLiveTraining } from "@linkedpotential/core/live-trainings/create-live-training";
import { route } from "../http/route.ts";

export const handler = route(contract, createLiveTraining);
