import { cancelEmail as contract } from "@linkedpotential/contract/profile/routes";
import { cancelEmail } from "@linkedpotential/core/profile/cancel-email";
import { route } from "../http/route.ts";

export const handler = route(contract, cancelEmail);
