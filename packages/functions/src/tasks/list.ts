import { listTasks as contract } from "@linkedpotential/contract/tasks/routes";
import { listTasks } from "@linkedpotential/core/tasks/list-tasks";
import { route } from "../http/route.ts";

export const handler = route(contract, listTasks);
