import { createSeries as contract } from "@linkedpotential/contract/live-trainings/routes";
import { createSeries } from "@linkedpotential/core/live-trainings/create-series";
import { route } from "../http/route.ts";

export const handler = route(contract, createSeries);
