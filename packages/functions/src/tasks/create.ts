import { createTask as contract } from "@linkedpotential/contract/tasks/routes";
import { createTask } from "@linkedpotential/core/tasks/create-task";
import { route } from "../http/route.ts";

export const handler = route(contract, createTask);
