import { hideContent as contract } from "@linkedpotential/contract/moderation/routes";
import { hideContent } from "@linkedpotential/core/moderation/hiding/hide-content";
import { route } from "../http/route.ts";

export const handler = route(contract, hideContent);
