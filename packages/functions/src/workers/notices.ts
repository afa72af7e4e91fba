import { clearRequests } from "@linkedpotential/core/collaboration-requests/clear-requests";
import { fanOut } from "@linkedpotential/core/notifications/fan-out";
import { notify } from "@linkedpotential/core/notifications/notify";
import { noteBounces } from "@linkedpotential/core/user/bounces/note-bounces";
import { worker } from "../background/worker.ts";

export const handler = worker("workers/notices", {
  "subscribers/fan-out": fanOut,
  "subscribers/notify": notify,
  "subscribers/clear-requests": clearRequests,
  "subscribers/note-bounces": noteBounces,
});
