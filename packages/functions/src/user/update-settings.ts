import { updateSettings as contract } from "@linkedpotential/contract/user/routes";
import { updateSettings } from "@linkedpotential/core/user/settings/update-settings";
import { route } from "../http/route.ts";

export const handler = route(contract, updateSettings);
