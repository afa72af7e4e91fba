import { addParticipant as contract } from "@linkedpotential/contract/live-trainings/routes";
import { addParticipant } from "@linkedpotential/core/live-trainings/participants/add-participant";
import { route } from "../http/route.ts";

export const handler = route(contract, addParticipant);
