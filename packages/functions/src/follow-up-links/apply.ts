import { applyFollowUpLink as contract } from "@linkedpotential/contract/follow-up-links/routes";
import { applyFollowUpLink } from "@linkedpotential/core/follow-up-links/apply-follow-up-link";
import { route } from "../http/route.ts";

export const handler = route(contract, applyFollowUpLink);
