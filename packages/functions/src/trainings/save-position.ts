import { savePosition as contract } from "@linkedpotential/contract/trainings/routes";
import { savePosition } from "@linkedpotential/core/trainings/save-position";
import { route } from "../http/route.ts";

export const handler = route(contract, savePosition);
