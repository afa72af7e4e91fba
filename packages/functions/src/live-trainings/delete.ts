import { deleteLiveTraining as contract } from "@linkedpotential/contract/live-trainings/routes";
import { deleteLiveTraining } from "@linkedpotential/core/live-trainings/delete-live-training";
import { route } from "../http/route.ts";

export const handler = route(contract, deleteLiveTraining);
