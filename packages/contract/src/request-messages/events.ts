import * as z from "zod/mini";
import { defineEvent, idField } from "../event.ts";
import { proposalStatuses } from "./proposals.ts";

export const events = {
  /**
   * The first message that the other side has not read, and each one with a proposal or the answer to one. `memberId` is
   * the member of the company who sent the request or wrote the project. `postId` is the project. Absent for a request of a
   * business to a freelancer. `answeredId` is the message with the answered proposal, and `answer` its status since.
   */
  "request-message.sent": defineEvent(1, {
    messageId: idField,
    requestId: idField,
    freelancerId: idField,
    memberId: idField,
    authorId: idField,
    postId: z.optional(idField),
    answeredId: z.optional(idField),
    answer: z.optional(z.enum(proposalStatuses)),
  }),
  /** A member of a company recorded that it has hired the freelancer. `postId` as above. */
  "request.hired": defineEvent(1, {
    requestId: idField,
    freelancerId: idField,
    memberId: idField,
    postId: z.optional(idField),
  }),
};
