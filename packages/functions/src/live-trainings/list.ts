import { listLiveTrainings as contract } from "@linkedpotential/contract/live-trainings/routes";
import { listLiveTrainings } from "@linkedpotential/core/live-trainings/list-live-trainings";
import { route } from "../http/route.ts";

export const handler = route(contract, listLiveTrainings);
