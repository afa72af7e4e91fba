import { updateLiveTraining as contract } from "@linkedpotential/contract/live-trainings/routes";
import { updateLiveTraining } from "@linkedpotential/core/live-trainings/update-live-training";
import { route } from "../http/route.ts";

export const handler = route(contract, updateLiveTraining);
