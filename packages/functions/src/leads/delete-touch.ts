import { deleteTouch as contract } from "@linkedpotential/contract/leads/routes";
import { deleteTouch } from "@linkedpotential/core/leads/timeline/delete-touch";
import { route } from "../http/route.ts";

export const handler = route(contract, deleteTouch);
