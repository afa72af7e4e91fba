import { mailLink } from "@linkedpotential/core/auth/links/mail-link";
import { mailBilling } from "@linkedpotential/core/billing/mail-billing";
import { mailCollaborations } from "@linkedpotential/core/collaboration-requests/mail-collaborations";
import { mailLiveTrainings } from "@linkedpotential/core/live-trainings/mail-live-trainings";
import { mailModeration } from "@linkedpotential/core/moderation/notices/mail-moderation";
import { worker } from "../background/worker.ts";

export const handler = worker("workers/mails", {
  "subscribers/mail-links": mailLink,
  "subscribers/mail-live-trainings": mailLiveTrainings,
  "subscribers/mail-collaborations": mailCollaborations,
  "subscribers/mail-moderation": mailModeration,
  "subscribers/mail-billing": mailBilling,
});
