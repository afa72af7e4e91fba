import { getWork as contract } from "@linkedpotential/contract/admin/routes";
import { getWork } from "@linkedpotential/core/admin/overview/get-work";
import { route } from "../http/route.ts";

export const handler = route(contract, getWork);
