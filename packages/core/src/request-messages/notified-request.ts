import type { NotifiedRequest } from "../notifications/notifications-about-request.ts";
import type { Thread } from "./find-thread.ts";

/** Returns the user of the caller's side whom notifications about the request reach. A company reads together. */
export const notifiedIdOf = ({ side, freelancerId, memberId }: Thread): number =>
  side === "freelancer" ? freelancerId : memberId;

/** Returns the request as notifications refer to it. */
export const notifiedRequestOf = ({ request, freelancerId }: Thread): NotifiedRequest => ({
  ...{ requestId: request.requestId, freelancerId },
  ...(request.kind === "collaboration" && { postId: request.postId }),
});
