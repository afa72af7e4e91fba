import { getSettings as contract } from "@linkedpotential/contract/user/routes";
import { getSettings } from "@linkedpotential/core/user/settings/get-settings";
import { route } from "../http/route.ts";

export const handler = route(contract, getSettings);
