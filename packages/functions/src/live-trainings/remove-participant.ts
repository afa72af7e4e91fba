import { removeParticipant as contract } from "@linkedpotential/contract/live-trainings/routes";
import { removeParticipant } from "@linkedpotential/core/live-trainings/participants/remove-participant";
import { route } from "../http/route.ts";

export const handler = route(contract, removeParticipant);
