import { updateWorkSettings as contract } from "@linkedpotential/contract/user/routes";
import { updateWorkSettings } from "@linkedpotential/core/user/settings/update-work-settings";
import { route } from "../http/route.ts";

export const handler = route(contract, updateWorkSettings);
