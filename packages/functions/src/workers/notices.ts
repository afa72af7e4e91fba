import { followAccount } from "@linkedpotential/core/admin/account-index/follow-account";
import { countDays } from "@linkedpotential/core/admin/overview/count-days";
import { clearRequests } from "@linkedpotential/core/collaboration-requests/clear-requests";
import { indexProfile } from "@linkedpotential/core/freelancers/index-profile";
import { finishSeriesChange } from "@linkedpotential/core/live-trainings/series/finish-series-change";
import { fanOut } from "@linkedpotential/core/notifications/fan-out";
import { notify } from "@linkedpotential/core/notifications/notify";
import { noteBounces } from "@linkedpotential/core/user/bounces/note-bounces";
import { worker } from "../background/worker.ts";

export const handler = worker("workers/notices", {
  "subscribers/fan-out": fanOut,
  "subscribers/notify": notify,
  "subscribers/change-series": finishSeriesChange,
  "subscribers/clear-requests": clearRequests,
  "subscribers/index-profiles": indexProfile,
  "subscribers/index-accounts": followAccount,
  "subscribers/count-days": countDays,
  "subscribers/note-bounces": noteBounces,
});
