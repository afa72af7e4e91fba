import { objectToHiding as contract } from "@linkedpotential/contract/moderation/routes";
import { objectToHiding } from "@linkedpotential/core/moderation/hiding/object-to-hiding";
import { route } from "../http/route.ts";

export const handler = route(contract, objectToHiding);
