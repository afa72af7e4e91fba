import { clearRequests } from "@linkedpotential/core/collaboration-requests/clear-requests";
import { notify } from "@linkedpotential/core/notifications/notify";
import { noteBounces } from "@linkedpotential/core/user/bounces/note-bounces";
import { worker } from "../background/worker.ts";

export const handler = worker("workers/notices", {
  "subscribers/notify": notify,
  "subscribers/clear-requests": clearRequests,
  "subscribers/note-bounces": noteBounces,
});
