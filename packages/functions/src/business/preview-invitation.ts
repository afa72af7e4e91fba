import { previewInvitation as contract } from "@linkedpotential/contract/business/company/routes";
import { previewInvitation } from "@linkedpotential/core/business/company/invitations/preview-invitation";
import { route } from "../http/route.ts";

export const handler = route(contract, previewInvitation);
