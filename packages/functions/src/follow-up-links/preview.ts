import { previewFollowUpLink as contract } from "@linkedpotential/contract/follow-up-links/routes";
import { previewFollowUpLink } from "@linkedpotential/core/follow-up-links/preview-follow-up-link";
import { route } from "../http/route.ts";

export const handler = route(contract, previewFollowUpLink);
