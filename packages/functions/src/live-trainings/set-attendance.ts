import { setAttendance as contract } from "@linkedpotential/contract/live-trainings/routes";
import { setAttendance } from "@linkedpotential/core/live-trainings/participants/set-attendance";
import { route } from "../http/route.ts";

export const handler = route(contract, setAttendance);
