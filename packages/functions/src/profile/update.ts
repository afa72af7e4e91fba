import { updateProfile as contract } from "@linkedpotential/contract/profile/routes";
import { updateProfile } from "@linkedpotential/core/profile/update-profile";
import { route } from "../http/route.ts";

export const handler = route(contract, updateProfile);
