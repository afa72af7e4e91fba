import { listParticipations as contract } from "@linkedpotential/contract/live-trainings/routes";
import { listParticipations } from "@linkedpotential/core/live-trainings/seats/list-participations";
import { route } from "../http/route.ts";

export const handler = route(contract, listParticipations);
