import { mailAccountMeasures } from "@linkedpotential/core/accounts/mail-account-measures";
import { mailLink } from "@linkedpotential/core/auth/links/mail-link";
import { mailBilling } from "@linkedpotential/core/billing/mail-billing";
import { mailTeam } from "@linkedpotential/core/business/company/mail-team";
import { mailCollaborations } from "@linkedpotential/core/collaboration-requests/mail-collaborations";
import { mailLiveTrainings } from "@linkedpotential/core/live-trainings/mail-live-trainings";
import { mailModeration } from "@linkedpotential/core/moderation/notices/mail-moderation";
import { mailProjectRequests } from "@linkedpotential/core/project-requests/mail-project-requests";
import { worker } from "../background/worker.ts";

export const handler = worker("workers/mails", {
  "subscribers/mail-links": mailLink,
  "subscribers/mail-invitations": mailTeam,
  "subscribers/mail-live-trainings": mailLiveTrainings,
  "subscribers/mail-collaborations": mailCollaborations,
  "subscribers/mail-project-requests": mailProjectRequests,
  "subscribers/mail-moderation": mailModeration,
  "subscribers/mail-account-measures": mailAccountMeasures,
  "subscribers/mail-billing": mailBilling,
});
