import { listTrainings as contract } from "@linkedpotential/contract/trainings/routes";
import { listTrainings } from "@linkedpotential/core/trainings/list-trainings";
import { route } from "../http/route.ts";

export const handler = route(contract, listTrainings);
