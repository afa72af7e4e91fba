import { liveTrainingCalendar as contract } from "@linkedpotential/contract/live-trainings/routes";
import { liveTrainingCalendar } from "@linkedpotential/core/live-trainings/live-training-calendar";
import { route } from "../http/route.ts";

export const handler = route(contract, liveTrainingCalendar);
