import { deleteTask as contract } from "@linkedpotential/contract/tasks/routes";
import { deleteTask } from "@linkedpotential/core/tasks/delete-task";
import { route } from "../http/route.ts";

export const handler = route(contract, deleteTask);
