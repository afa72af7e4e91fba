import { markLesson as contract } from "@linkedpotential/contract/trainings/routes";
import { markLesson } from "@linkedpotential/core/trainings/mark-lesson";
import { route } from "../http/route.ts";

export const handler = route(contract, markLesson);
