import { listParticipants as contract } from "@linkedpotential/contract/live-trainings/routes";
import { listParticipants } from "@linkedpotential/core/live-trainings/participants/list-participants";
import { route } from "../http/route.ts";

export const handler = route(contract, listParticipants);
