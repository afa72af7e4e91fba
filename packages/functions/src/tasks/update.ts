import { updateTask as contract } from "@linkedpotential/contract/tasks/routes";
import { updateTask } from "@linkedpotential/core/tasks/update-task";
import { route } from "../http/route.ts";

export const handler = route(contract, updateTask);
