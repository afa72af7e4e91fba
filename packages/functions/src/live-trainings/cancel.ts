import { cancelParticipation as contract } from "@linkedpotential/contract/live-trainings/routes";
import { cancelParticipation } from "@linkedpotential/core/live-trainings/seats/cancel-participation";
import { route } from "../http/route.ts";

export const handler = route(contract, cancelParticipation);
