import { register as contract } from "@linkedpotential/contract/live-trainings/routes";
import { register } from "@linkedpotential/core/live-trainings/seats/register";
import { route } from "../http/route.ts";

export const handler = route(contract, register);
