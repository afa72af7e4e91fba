import { moveOnWaitingList as contract } from "@linkedpotential/contract/live-trainings/routes";
import { moveOnWaitingList } from "@linkedpotential/core/live-trainings/participants/move-on-waiting-list";
import { route } from "../http/route.ts";

export const handler = route(contract, moveOnWaitingList);
